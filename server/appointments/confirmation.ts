import { eq } from 'drizzle-orm';
import type { Appointment, AppointmentRepair } from '../../src/schemas/appointments.ts';
import { renderLetter } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import { settingsOf } from '../records/storeRecord.ts';
import type { Scope } from '../scope.ts';
import { locations } from '../tables/index.ts';

/** Writes to the customer what was booked or quoted, where the store wants that (specification 4 §2.5, Settings dialog). */
export async function confirm(mailer: Mailer, scope: Scope, appointment: Appointment): Promise<void> {
  const store = await scope.readStore();
  const { send_quote_email, send_appointment_email, display_repair_cost } = settingsOf(store);
  const isQuote = appointment.type === 'QUOTE';
  if (!(isQuote ? send_quote_email : send_appointment_email)) return;
  const [location] = await scope.select(
    locations,
    {
      name: locations.location_name,
      address: locations.address_1,
      city: locations.city,
      phone: locations.phone,
    },
    { where: eq(locations.id, appointment.location_id) },
  );
  const place = [location?.name, location?.address, location?.city, location?.phone]
    .filter(Boolean)
    .join(', ');
  const letter = renderLetter({
    language: 'en',
    store: store.name,
    subject: isQuote ? `Your quote from ${store.name}` : `Your appointment at ${store.name}`,
    parts: [
      `Hello ${appointment.customer_first_name},`,
      isQuote
        ? 'Thank you for your interest. This is our quote:'
        : `We expect you on ${whenOf(appointment)}.`,
      ...appointment.repairs.map((repair) => lineOf(repair, isQuote || display_repair_cost)),
      place,
    ],
    footer: 'Any questions? Just answer this mail.',
  });
  await mailer.send({
    to: appointment.customer_email,
    fromName: store.name,
    replyTo: store.email,
    ...letter,
  });
}

const whenOf = ({ selected_date, selected_start_time: time }: Appointment) => {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(selected_date),
  );
  return time ? `${day} at ${time.slice(0, 5)}` : day;
};

function lineOf({ product_name, repair_name, cost }: AppointmentRepair, showsCost: boolean): string {
  const price = typeof cost === 'number' ? `$${cost.toFixed(2)}` : 'call for quote';
  return [`${product_name}: ${repair_name}`, ...(showsCost ? [price] : [])].join(', ');
}
