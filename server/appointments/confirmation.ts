import { eq } from 'drizzle-orm';
import type { Appointment, AppointmentRepair } from '../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../src/schemas/can.ts';
import { renderLetter } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import { settingsOf } from '../store/storeRecord.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/tables.ts';
import { staff } from '../staff/tables.ts';
import { textsIn } from './confirmationTexts.ts';

/**
 * Writes to the customer what was booked or quoted, where the store wants that (contract 4 §2.5, Settings
 * dialog); in the language of whoever booked it, since nobody knows the customer's.
 */
export async function confirm(mailer: Mailer, scope: Scope, who: Who, booking: Appointment): Promise<void> {
  const store = await scope.readStore();
  const { send_quote_email, send_appointment_email, display_repair_cost } = settingsOf(store);
  const isQuote = booking.type === 'QUOTE';
  if (!(isQuote ? send_quote_email : send_appointment_email)) return;
  const language = await languageOf(scope, who);
  const text = textsIn(language);
  const letter = renderLetter({
    language,
    store: store.name,
    subject: isQuote ? text.quoteSubject(store.name) : text.appointmentSubject(store.name),
    parts: [
      text.hello(booking.customer_first_name),
      isQuote ? text.quote : text.appointment(whenOf(booking, language)),
      ...booking.repairs.map((repair) => lineOf(repair, language, isQuote || display_repair_cost)),
      await placeOf(scope, booking),
    ],
    footer: text.footer,
  });
  await mailer.send({ to: booking.customer_email, fromName: store.name, replyTo: store.email, ...letter });
}

async function languageOf(scope: Scope, { staff_id }: Who): Promise<string> {
  const [member] = await scope.select(staff, { settings: staff.settings }, { where: eq(staff.id, staff_id) });
  return member?.settings.default_locale ?? 'en';
}

async function placeOf(scope: Scope, { location_id }: Appointment): Promise<string> {
  const { location_name, address_1, city, phone } = locations;
  const [place] = await scope.select(
    locations,
    { location_name, address_1, city, phone },
    { where: eq(locations.id, location_id) },
  );
  return [place?.location_name, place?.address_1, place?.city, place?.phone].filter(Boolean).join(', ');
}

/** Dates and times as the contract writes them (4 §9: hh:mm A), or as is the custom in French. */
function whenOf({ selected_date, selected_start_time: time }: Appointment, language: string): string {
  const locale = language === 'fr' ? 'fr-CA' : 'en-US';
  const moment = new Date(`${selected_date}T${time ?? '00:00:00'}Z`);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(moment);
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;
  return time ? textsIn(language).at(day, new Intl.DateTimeFormat(locale, clock).format(moment)) : day;
}

function lineOf(
  { product_name, repair_name, cost }: AppointmentRepair,
  language: string,
  showsCost: boolean,
) {
  const money = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'currency',
    currency: 'CAD',
  });
  const price = typeof cost === 'number' ? money.format(cost) : textsIn(language).callForQuote;
  return [`${product_name}: ${repair_name}`, ...(showsCost ? [price] : [])].join(', ');
}
