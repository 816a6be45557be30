import { inArray } from 'drizzle-orm';
import { releaseParts } from '../parts/releaseParts.ts';
import { type Forgetting, forgottenContact } from '../../customers/index.ts';
import { appointments } from '../tables.ts';
import { isAppointmentOf } from './isAppointmentOf.ts';

const noAddress = {
  customer_address_1: null,
  customer_address_2: null,
  customer_city: null,
  customer_state: null,
  customer_country: null,
  customer_postcode: null,
};

/** Removes contact data and notes and releases parts; device, repairs, costs and dates remain. */
export async function forgetAppointments({ scope, who, customer, notify }: Forgetting): Promise<void> {
  const rows = await scope.select(
    appointments,
    { id: appointments.id },
    { where: isAppointmentOf(customer) },
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const row = { ...forgottenContact(customer.id), ...noAddress, customer_note: null, untold: null };
  await scope.update(appointments, row, inArray(appointments.id, ids));
  await releaseParts({ notify }, scope, who.staff_id, ids);
}
