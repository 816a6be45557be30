import type { Appointment, AppointmentRepair } from '../../src/schemas/appointments/appointments.ts';
import type { NotificationData } from '../../src/schemas/notifications/data.ts';

const longest = 100;
const cut = (text: string) => text.slice(0, longest);

type Described = Pick<
  Appointment,
  | 'id'
  | 'type'
  | 'customer_first_name'
  | 'customer_last_name'
  | 'selected_date'
  | 'selected_start_time'
  | 'selected_end_time'
> &
  Partial<Pick<Appointment, 'status' | 'quote_status'>>;

const timesOf = ({ selected_date, selected_start_time, selected_end_time }: Described) => ({
  date: selected_date,
  start: selected_start_time,
  end: selected_end_time,
});

/** Returns the data of a notification about an appointment or quote. */
export function notificationData(
  event: NotificationData['event'],
  appointment: Described,
  [first, ...others]: Pick<AppointmentRepair, 'product_name' | 'repair_name'>[],
  before?: Described,
): NotificationData {
  const { id, type, customer_first_name, customer_last_name, status, quote_status } = appointment;
  return {
    subject: type,
    id,
    event,
    customer: cut(`${customer_first_name} ${customer_last_name}`),
    device: first ? cut(first.product_name) : null,
    repair: first ? cut(first.repair_name) : null,
    others: others.length,
    ...timesOf(appointment),
    before: event === 'moved' && before ? timesOf(before) : null,
    status: event === 'changed' ? ((type === 'QUOTE' ? quote_status : status) ?? null) : null,
  };
}
