import { formatPhone } from '../../src/schemas/phone.ts';
import { escapeHtml } from '../../src/schemas/markup.ts';

interface When {
  selected_date: string;
  selected_start_time?: string | null;
  selected_end_time?: string | null;
}

interface Described extends When {
  customer_first_name: string;
  customer_last_name: string;
  customer_email?: string | null;
  customer_phone?: string | null;
  customer_note?: string | null;
}

interface Service {
  product_name: string;
  repair_name: string;
}

export type Customer = Pick<
  Described,
  'customer_first_name' | 'customer_last_name' | 'customer_email' | 'customer_phone'
>;

export function aboutCustomer({ customer_phone: phone, ...customer }: Customer): string {
  const name = `${customer.customer_first_name} ${customer.customer_last_name}`;
  const lines = [customer.customer_email, phone && formatPhone(phone)].flatMap((line) =>
    line ? [escapeHtml(line)] : [],
  );
  return `<p>${[`<strong>${escapeHtml(name)}</strong>`, ...lines].join('<br>')}</p>`;
}

/**
 * The message about an appointment or a quote as HTML: customer, time (and the previous time `before`), services, and
 * the customer's note.
 */
export function aboutAppointment(
  title: string,
  appointment: Described,
  services: Service[],
  before?: When,
): string {
  const { customer_note: note } = appointment;
  const times = [...new Set([...(before ? [whenOf(before)] : []), whenOf(appointment)])];
  const list = services.map(
    ({ product_name, repair_name }) => `<li>${escapeHtml(`${product_name}: ${repair_name}`)}</li>`,
  );
  return [
    `<h2>${escapeHtml(title)}</h2>`,
    aboutCustomer(appointment),
    `<p>${times.join(' → ')}</p>`,
    `<ul>${list.join('')}</ul>`,
    note ? `<blockquote>${escapeHtml(note)}</blockquote>` : '',
  ].join('');
}

function whenOf({ selected_date, selected_start_time, selected_end_time }: When): string {
  const times = [selected_start_time, selected_end_time].flatMap((time) => time?.slice(0, 5) ?? []);
  return [selected_date, times.join(' – ')].filter(Boolean).join(', ');
}
