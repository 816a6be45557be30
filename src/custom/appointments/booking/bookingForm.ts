import type { FieldValues } from 'react-hook-form';
import type { Location } from '../../../authProvider/session.ts';
import { appointments, needsAddress, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { defaultsOf } from '../../../schemas/input.ts';
import type { Model } from '../../../schemas/model.ts';
import { regionsOf } from '../../../schemas/locations/regions.ts';
import { notInPast } from '../details/notInPast.ts';

const base = appointments as unknown as Model;

/** The day of an appointment must not be in the past in the location's time zone (contract 4 §5). */
export const bookingForm = (locations: Location[]): Model => ({
  ...base,
  rules: [...(base.rules ?? []), notInPast(locations)],
});

const country = 'CA';

/** Initial values (contract 4 §5). */
export const emptyBooking = (type: Appointment['type'], location: Location | undefined) => ({
  ...defaultsOf(appointments),
  type,
  location_id: location?.id,
  customer_id: null,
  customer_contact_method: 'EMAIL',
  customer_country: country,
  customer_state: regionsOf(country).includes(location?.state ?? '') ? location?.state : null,
  quote_status: 'SENT',
  repairs: [],
});

const copiedFields = [
  'location_id',
  'customer_id',
  'customer_first_name',
  'customer_last_name',
  'customer_email',
  'customer_phone',
  'customer_language',
  'customer_note',
  'customer_contact_method',
  'delivery_method',
  'repairs',
] as const;

/** The values that an appointment takes over from a quote; the day only if it is not past. */
export function bookingFromQuote(quote: Appointment, locations: Location[]): Partial<Appointment> {
  const day = { location_id: quote.location_id, selected_date: quote.selected_date };
  const isPast = notInPast(locations).check(day).length > 0;
  return {
    ...Object.fromEntries(copiedFields.map((key) => [key, quote[key]])),
    ...(!isPast && { selected_date: quote.selected_date }),
    quote_id: quote.id,
  };
}

const addressKeys = Object.keys(appointments.schema.properties).filter((key) =>
  /_(address_\d|city|state|country|postcode)$/.test(key),
);

/** The values to validate and send: normalized phone number, and only the fields of the type and drop-off method. */
export function toBooking(values: FieldValues): FieldValues {
  const booking = values as Appointment;
  const isQuote = booking.type === 'QUOTE';
  const left = new Set([
    ...(booking.customer_phone?.trim() ? [] : ['customer_phone']),
    ...(needsAddress(booking) ? [] : addressKeys),
    ...(isQuote ? ['selected_start_time', 'selected_end_time'] : ['quote_status']),
  ]);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !left.has(key)));
}
