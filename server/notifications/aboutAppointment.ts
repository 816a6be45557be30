import { escapeHtml } from '../mail/escape.ts';

interface Described {
  customer_first_name: string;
  customer_last_name: string;
  customer_email: string;
  customer_phone?: string | null;
  customer_note?: string | null;
  selected_date: string;
  selected_start_time?: string | null;
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
  const lines = [`<strong>${escapeHtml(name)}</strong>`, escapeHtml(customer.customer_email)];
  return `<p>${[...lines, ...(phone ? [escapeHtml(phone)] : [])].join('<br>')}</p>`;
}

/** The message about an appointment or a quote: who, when, what, and what the customer wrote. */
export function aboutAppointment(title: string, appointment: Described, services: Service[]): string {
  const { selected_date, selected_start_time, customer_note: note } = appointment;
  const when = [selected_date, selected_start_time?.slice(0, 5)].filter(Boolean).join(', ');
  const list = services.map(
    ({ product_name, repair_name }) => `<li>${escapeHtml(`${product_name}: ${repair_name}`)}</li>`,
  );
  return [
    `<h2>${escapeHtml(title)}</h2>`,
    aboutCustomer(appointment),
    `<p>${when}</p>`,
    `<ul>${list.join('')}</ul>`,
    note ? `<blockquote>${escapeHtml(note)}</blockquote>` : '',
  ].join('');
}
