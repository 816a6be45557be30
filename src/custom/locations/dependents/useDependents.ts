import { useDataProvider } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { useToday } from '../../../kit/useToday.ts';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import type { Closure } from '../../../schemas/locations/closures.ts';
import type { Model } from '../../../schemas/model.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import { openStatuses } from '../../../schemas/sales/states.ts';
import { staff } from '../../../schemas/staff/staff.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { stock } from '../../../schemas/inventory/stock.ts';
import { registers } from '../../../schemas/wallet/registers.ts';

/** The number of records of each kind that depend on locations. */
export type Dependents = Record<
  'staff' | 'appointments' | 'orders' | 'registers' | 'stock' | 'devices',
  number
>;

const byDay = { field: 'selected_date', order: 'ASC' } as const;

/** Counts the dependents of locations that the user may see. */
export function useDependents() {
  const dataProvider = useDataProvider();
  const may = useCan();
  const today = useToday();
  const hasTickets = useSession().features.has('DASHBOARD_REPAIRS_TICKETS');
  const count = async (model: Model, filter: object, signal?: AbortSignal) => {
    if (!may('list', model)) return 0;
    const page = { pagination: { page: 1, perPage: 1 }, sort: model.defaultSort };
    return (await dataProvider.getList(model.name, { ...page, filter, signal })).total ?? 0;
  };
  const bookings = { type: 'APPOINTMENT', include_voided: false };

  return {
    countDependents: async (locationIds: number[], signal?: AbortSignal): Promise<Dependents> => {
      const location_id = locationIds.map(String);
      const upcoming = { ...bookings, location_ids: location_id, min_selected_date: today };
      const [people, booked, open, openRegisters, stored, devices] = await Promise.all([
        count(staff, { location_id, only_enabled: true }, signal),
        count(appointments, upcoming, signal),
        count(orders, { location_id, order_status: [...openStatuses] }, signal),
        count(registers, { location_id, state: 'OPEN' }, signal),
        count(stock, { location_id, in_stock: true }, signal),
        hasTickets ? count(ticketDevices, { location_id, open: true }, signal) : 0,
      ]);
      return {
        staff: people,
        appointments: booked,
        orders: open,
        registers: openRegisters,
        stock: stored,
        devices,
      };
    },

    /** Returns the bookings that fall outside the opening hours of these closures. */
    bookingsWithin: async (locationId: number, closures: Closure[]): Promise<Appointment[]> => {
      const found = await Promise.all(
        closures
          .filter(({ date }) => date >= today)
          .map(async ({ date, open, close }) => {
            const filter = {
              ...bookings,
              location_ids: [String(locationId)],
              min_selected_date: date,
              max_selected_date: date,
            };
            const page = { pagination: { page: 1, perPage: 1000 }, sort: byDay };
            const { data } = await dataProvider.getList<Appointment>(appointments.name, { ...page, filter });
            return data.filter((booking) => isOutside(booking, open, close));
          }),
      );
      return found.flat();
    },
  };
}

/** Whether a booking is outside the hours. Without hours the day is closed. */
function isOutside(
  { selected_start_time: start, selected_end_time: end }: Appointment,
  open: string | null,
  close: string | null,
): boolean {
  if (!open || !close) return true;
  return Boolean(start && (start < open || (end ?? start) > close));
}
