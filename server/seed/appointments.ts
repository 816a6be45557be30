import type { appointmentRepairs, appointments } from '../appointments/index.ts';
import type { Item } from './catalog.ts';
import { placeOf, type Customer } from './customers.ts';
import type { DemoStore } from './data/stores.ts';
import { appointmentNotes } from './data/words.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { addDays, timeOf } from './days.ts';
import { groupBy } from '../core/groupBy.ts';
import { Random, uuidOf } from './random.ts';
import type { Repair } from './repairs.ts';
import { schedule } from './schedule.ts';

export type Appointment = typeof appointments.$inferInsert & { id: string; created_date: Date };
export type AppointmentRepair = typeof appointmentRepairs.$inferInsert;

/** Appointments with their selected services. */
export interface Booked {
  appointments: Appointment[];
  selected: AppointmentRepair[];
}

/** What appointments are built from. */
export interface AppointmentSources {
  customers: Customer[];
  locationIds: number[];
  items: Item[];
  repairs: Repair[];
  now: Date;
}

/** Builds appointments and quotes around today; later generations reach back for years. */
export function buildAppointments(store: DemoStore, sources: AppointmentSources, generation: number): Booked {
  const random = new Random(`${store.key}/appointments/${generation}`);
  const today = dayIn(store.timezone, sources.now);
  const names = new Map(sources.items.map(({ product }) => [product.id, product.name]));
  const offers = [...groupBy(sources.repairs, ({ product_id }) => product_id).values()];
  const appointments: Appointment[] = [];
  const selected: AppointmentRepair[] = [];
  const accepted: { appointment: Appointment; chosen: Repair[] }[] = [];
  for (let index = 0; index < store.counts.appointments; index += 1) {
    const id = uuidOf(`${store.key}/appointment/${generation}/${index}`);
    const fixed = generation === 0 ? ofToday(store, sources, index) : undefined;
    const appointment = buildAppointment(
      store,
      id,
      { ...sources, today, ...fixed, fixed },
      random,
      generation,
    );
    const quote = fixed || appointment.type === 'QUOTE' ? undefined : accepted.shift();
    if (quote) Object.assign(appointment, customerOf(quote.appointment), { quote_id: quote.appointment.id });
    if (quote) quote.appointment.converted = true;
    appointments.push(appointment);
    const sample = random.sample(random.pick(offers), random.integer(1, 3));
    const chosen = quote?.chosen ?? sample;
    if (appointment.quote_status === 'ACCEPTED') accepted.push({ appointment, chosen });
    for (const [position, repair] of chosen.entries()) {
      selected.push({
        id: uuidOf(`${id}/${position}`),
        store_id: appointment.store_id,
        appointment_id: id,
        repair_id: repair.id,
        product_id: repair.product_id,
        product_name: names.get(repair.product_id) ?? '',
        repair_name: repair.title,
        duration: repair.duration,
        cost: repair.cost,
        warranty: repair.warranty,
        warranty_unit: repair.warranty_unit,
        position,
      });
    }
  }
  return { appointments, selected };
}

const customerOf = ({
  customer_first_name,
  customer_last_name,
  customer_email,
  customer_phone,
}: Appointment) => ({ customer_first_name, customer_last_name, customer_email, customer_phone });

/** Fixed properties of an appointment; the others are random. */
interface Fixed {
  location_id: number;
  isQuote: boolean;
  today: string;
}

/** The first ones give every location three appointments and a quote today, on any day of the week. */
function ofToday(
  { locations }: DemoStore,
  { locationIds, now }: AppointmentSources,
  index: number,
): Fixed | undefined {
  const place = Math.floor(index / 4);
  const { [place]: location_id } = locationIds;
  const { [place]: location } = locations;
  if (location_id === undefined || !location) return undefined;
  return { location_id, isQuote: index % 4 === 3, today: dayIn(location.timezone, now) };
}

function buildAppointment(
  store: DemoStore,
  id: string,
  {
    customers,
    locationIds,
    now,
    today,
    fixed,
  }: AppointmentSources & { today: string; fixed: Fixed | undefined },
  random: Random,
  generation: number,
): Appointment {
  const customer = random.pick(customers);
  const isQuote = fixed ? fixed.isQuote : random.chance(0.35);
  const plan = schedule(random, isQuote, generation === 0 ? 45 : 1000, fixed !== undefined);
  const delivery_method = random.pick(store.deliveryMethods);
  const needsAddress = !isQuote && ['ONSITE', 'PICK_UP'].includes(delivery_method);
  const place = needsAddress ? placeOf(random) : undefined;
  const start = 9 * 60 + 15 * random.integer(0, 32);
  const booking_date = addDays(today, plan.bookedOn);
  const booked = Date.parse(`${booking_date}T14:00Z`) + random.integer(0, 479) * 60_000;
  // Appointments of today were created during the last hours, not later than now.
  const created_date = new Date(Math.min(booked, now.getTime() - random.integer(2, 600) * 60_000));
  return {
    id,
    store_id: customer.store_id,
    location_id: fixed?.location_id ?? random.pick(locationIds),
    type: isQuote ? 'QUOTE' : 'APPOINTMENT',
    customer_id: customer.id,
    customer_first_name: customer.first_name,
    customer_last_name: customer.last_name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_note: random.chance(0.5) ? random.pick(appointmentNotes) : null,
    customer_contact_method: 'EMAIL',
    customer_address_1: place?.address_1 ?? null,
    customer_address_2: place?.address_2 ?? null,
    customer_city: place?.city ?? null,
    customer_state: place?.state ?? null,
    customer_country: place ? 'CA' : null,
    customer_postcode: place?.postcode ?? null,
    delivery_method,
    booking_date,
    selected_date: addDays(today, plan.selectedOn),
    selected_start_time: isQuote ? null : timeOf(start),
    selected_end_time: isQuote ? null : timeOf(start + random.pick([30, 45, 60, 90])),
    status: plan.status,
    quote_status: plan.quoteStatus,
    is_voided: plan.isCancelled,
    created_date,
    modified_date: created_date,
    deleted_date: plan.isCancelled ? created_date : null,
  };
}
