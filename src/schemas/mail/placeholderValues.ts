import { dateTimeFormat } from '../formats.ts';
import { labelled } from '../labelled.ts';
import { formatPhone } from '../phone.ts';
import type { PlaceholderValues } from './placeholders.ts';
import type { MailLanguage } from './mail.ts';

type Text = string | null | undefined;

/** Records that placeholders take their values from, as far as known. */
export interface MailContext {
  customer?: { first_name?: Text; last_name?: Text; email?: Text; phone?: Text };
  store?: { name: string; email: string; phone?: Text };
  location?: { location_name: string; address_1: string; city: string; email: string; phone?: Text };
  appointment?: {
    selected_date: string;
    selected_start_time?: Text;
    selected_end_time?: Text;
    repairs: { product_name: string; repair_name: string }[];
  };
  staff?: { first_name: string; last_name: string };
}

/** Placeholder values; those without a value are omitted. */
export function placeholderValues(
  { customer, store, location, appointment, staff }: MailContext,
  language: MailLanguage,
): PlaceholderValues {
  const values: Record<keyof PlaceholderValues, Text> = {
    'customer.first_name': customer?.first_name,
    'customer.last_name': customer?.last_name,
    'customer.email': customer?.email,
    'customer.phone': customer?.phone && formatPhone(customer.phone),
    'store.name': store?.name,
    'store.email': store?.email,
    'store.phone': store?.phone && formatPhone(store.phone),
    'location.name': location?.location_name,
    'location.address': location && `${location.address_1}, ${location.city}`,
    'location.email': location?.email,
    'location.phone': location?.phone && formatPhone(location.phone),
    'appointment.date': appointment && dayText(appointment.selected_date, language),
    'appointment.time':
      appointment &&
      [appointment.selected_start_time, appointment.selected_end_time]
        .flatMap((time) => (time ? clockText(time, language) : []))
        .join(' – '),
    'appointment.services': appointment?.repairs
      .map(({ product_name, repair_name }) => labelled(product_name, repair_name, language))
      .join(', '),
    'staff.first_name': staff?.first_name,
    'staff.last_name': staff?.last_name,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

const localeOf = (language: MailLanguage) => (language === 'fr' ? 'fr-CA' : 'en-US');

const dayText = (day: string, language: MailLanguage) =>
  dateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );

const clockText = (time: string, language: MailLanguage) =>
  dateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${time}Z`),
  );
