import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { dateTimeFormat, numberFormat } from '../../src/schemas/formats.ts';
import type { Appointment, AppointmentRepair } from '../../src/schemas/appointments/appointments.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { labelled } from '../../src/schemas/labelled.ts';
import { formatPhone } from '../../src/schemas/phone.ts';
import { queueMail, renderSystemMail } from '../mailQueue/index.ts';
import { readStore, settingsOf } from '../store/index.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { locations } from '../locations/index.ts';
import { languageOf } from '../staff/index.ts';
import { isToldOtherwise, type AppointmentNews } from './appointmentNews.ts';
import { calendarEntry } from './calendarEntry.ts';
import { textsIn, type Event } from './confirmationTexts.ts';
import type { NoticeFields } from './pendingNotice.ts';

/**
 * Emails the customer that an appointment was booked, moved, changed or cancelled, or sends the quote, if the store's
 * settings say so and nothing else does (contract 4 §2.5, Settings dialog). `before` is the version that the customer knows, undefined if
 * new.
 */
export async function emailCustomer(
  scope: Scope,
  by: string | null,
  booking: Appointment,
  before: NoticeFields | undefined,
): Promise<void> {
  const event = changeOf(booking, before);
  const { send_quote_email, send_appointment_email } = settingsOf(await readStore(scope));
  if (!event) return;
  const { timezone } = await locationOf(scope, booking);
  if (before && booking.type === 'APPOINTMENT' && booking.selected_date < dayIn(timezone)) return;
  if (event !== 'quoted') {
    const language = await languageFor(scope, booking, by);
    if (await isToldOtherwise(scope, { event, booking, by, language })) return;
  }
  if (before && isOnlyPhone(booking, before)) return;
  if (!booking.customer_email || !(event === 'quoted' ? send_quote_email : send_appointment_email)) return;
  await queueCustomerMail(scope, { event, by, booking, before });
}

interface Letter {
  event: Event;
  /** The author of the change, in whose language the email is if the customer's is unknown. */
  by: string | null;
  booking: Appointment;
  /** Client-generated; for each key only the first email is sent. */
  key?: string;
  before?: NoticeFields | undefined;
}

/** Queues an email about an appointment or quote, with its calendar file; returns the id of the email. */
export async function queueCustomerMail(
  scope: Scope,
  { event, by, booking, before, key }: Letter,
): Promise<string> {
  const store = await readStore(scope);
  const { display_repair_cost } = settingsOf(store);
  const place = await locationOf(scope, booking);
  const isElsewhere = before !== undefined && before.location_id !== booking.location_id;
  const placeBefore = isElsewhere ? await locationOf(scope, before) : undefined;
  const language = await languageFor(scope, booking, by);
  const text = textsIn(language);
  const subject = text.subject[event](store.name, isElsewhere);
  const letter = renderSystemMail({
    language,
    store: store.name,
    subject,
    parts: [
      text.hello(booking.customer_first_name),
      text.text[event](
        [whenOf(booking, language), placeBefore && place.name].filter(Boolean).join(', '),
        before ? [whenOf(before, language), placeBefore?.name].filter(Boolean).join(', ') : '',
      ),
      ...booking.repairs.map((repair) => lineOf(repair, language, event === 'quoted' || display_repair_cost)),
      place.text,
    ],
    footer: text.footer,
  });
  if (!booking.customer_email) throw invalid([{ path: '/customer_email', code: 'required' }]);
  return queueMail(scope, {
    kind: event,
    ...(key && { key }),
    to: [{ address: booking.customer_email }],
    by: by ?? undefined,
    appointmentId: booking.id,
    locationId: booking.location_id,
    fromName: store.name,
    replyTo: store.email,
    ...letter,
    ...(event !== 'quoted' && { attachments: [await calendarFile(scope, { event, booking, language })] }),
  });
}

/** Returns the calendar file of an appointment in its present state. */
export async function calendarFile(
  scope: Scope,
  { event, booking, language }: Pick<AppointmentNews, 'event' | 'booking' | 'language'>,
) {
  const { name } = await readStore(scope);
  const { text, timezone } = await locationOf(scope, booking);
  return calendarEntry({
    appointment: booking,
    title: textsIn(language).subject.booked(name),
    place: text,
    timeZone: timezone,
    isCancelled: event === 'cancelled',
  });
}

/** Returns what the customer is to be told, given the version that they know; undefined if nothing. */
export function changeOf(booking: Appointment, before: NoticeFields | undefined): Event | undefined {
  if (booking.is_voided) return before && !before.is_voided ? 'cancelled' : undefined;
  const isQuote = booking.type === 'QUOTE';
  // The recipient at a corrected address has received nothing yet.
  const isNew = !before || before.is_voided || before.customer_email !== booking.customer_email;
  if (isNew) return isQuote ? 'quoted' : 'booked';
  const times = ['location_id', 'selected_date', 'selected_start_time', 'selected_end_time'] as const;
  if (!isQuote && times.some((key) => booking[key] !== before[key])) return 'moved';
  if (!isDeepStrictEqual(workOf(booking), workOf(before))) return isQuote ? 'quoted' : 'changed';
  return !isQuote && isOtherPhone(booking, before) ? 'booked' : undefined;
}

/** Whether a corrected number has received no text message yet. */
const isOtherPhone = ({ customer_phone }: Appointment, before: NoticeFields) =>
  Boolean(customer_phone) && customer_phone !== before.customer_phone;

/** Whether nothing changed that an email would tell: its address is the same. */
const isOnlyPhone = (booking: Appointment, before: NoticeFields) =>
  changeOf({ ...booking, customer_phone: before.customer_phone ?? null }, before) === undefined;

const workOf = ({ repairs }: NoticeFields) =>
  repairs.map(({ product_name, repair_name, cost = null }) => [product_name, repair_name, cost]);

/** The language of the appointment, else of the customer, else of the author. */
export async function languageFor(
  scope: Scope,
  { customer_language, customer_id }: Appointment,
  by: string | null,
): Promise<string> {
  if (customer_language) return customer_language;
  const where = eq(customers.id, customer_id ?? '');
  const [known] = customer_id
    ? await scope.select(customers, { language: customers.language }, { where })
    : [];
  return known?.language ?? languageOf(scope, by);
}

/** Returns the address and time zone of the location. */
export async function locationOf(scope: Scope, { location_id }: Pick<Appointment, 'location_id'>) {
  const { location_name, address_1, city, phone, timezone } = locations;
  const [place] = await scope.select(
    locations,
    { location_name, address_1, city, phone, timezone },
    { where: eq(locations.id, location_id) },
  );
  const text = [place?.location_name, place?.address_1, place?.city, formatPhone(place?.phone ?? '')]
    .filter(Boolean)
    .join(', ');
  return { name: place?.location_name, text, timezone: place?.timezone ?? scope.store.timezone };
}

/** Formats date and time as the contract says (4 §9: hh:mm A), or as usual in French. */
function whenOf(booking: NoticeFields, language: string): string {
  const { date, time } = timesOf(booking, language);
  return time ? textsIn(language).at(date, time) : date;
}

/** Returns the formatted date and times of an appointment; the times are empty if there are none. */
export function timesOf(
  {
    selected_date,
    selected_start_time: start,
    selected_end_time: end,
  }: Pick<NoticeFields, 'selected_date' | 'selected_start_time' | 'selected_end_time'>,
  language: string,
): { date: string; time: string } {
  const locale = language === 'fr' ? 'fr-CA' : 'en-US';
  const momentAt = (clock: string) => new Date(`${selected_date}T${clock}Z`);
  const day = dateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const clock = dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const times = [start, end].flatMap((one) => (one ? clock.format(momentAt(one)) : []));
  return { date: day.format(momentAt('00:00:00')), time: start ? times.join(' – ') : '' };
}

function lineOf(
  { product_name, repair_name, cost }: AppointmentRepair,
  language: string,
  showsCost: boolean,
) {
  const money = numberFormat(language === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'currency',
    currency: 'CAD',
  });
  const price = typeof cost === 'number' ? money.format(cost) : textsIn(language).callForQuote;
  return [labelled(product_name, repair_name, language), ...(showsCost ? [price] : [])].join(', ');
}
