import type { Appointment, AppointmentRepair } from './appointments.ts';
import type { ContactRequest } from './requests.ts';
import { escapeHtml } from './text.ts';

type Person = Pick<
  Appointment,
  'customer_first_name' | 'customer_last_name' | 'customer_email' | 'customer_phone'
>;

const contact = ({ customer_first_name, customer_last_name, customer_email, customer_phone }: Person) =>
  `<p><strong>${escapeHtml(`${customer_first_name} ${customer_last_name}`)}</strong><br>${escapeHtml(customer_email)}${customer_phone ? `<br>${escapeHtml(customer_phone)}` : ''}</p>`;

export function aboutAppointment(appointment: Appointment, services: AppointmentRepair[]): string {
  const { type, is_voided, selected_date, selected_start_time, customer_note } = appointment;
  const title =
    type === 'QUOTE' ? 'New quote request' : is_voided ? 'Appointment cancelled' : 'Repair appointment';
  const when = [selected_date, selected_start_time?.slice(0, 5)].filter(Boolean).join(', ');
  const list = services.map(
    ({ product_name, repair_name }) => `<li>${escapeHtml(`${product_name}: ${repair_name}`)}</li>`,
  );
  const note = customer_note ? `<blockquote>${escapeHtml(customer_note)}</blockquote>` : '';
  return `<h2>${title}</h2>${contact(appointment)}<p>${when}</p><ul>${list.join('')}</ul>${note}`;
}

export const aboutRequest = (request: ContactRequest) =>
  `<h2>Message from a customer</h2>${contact(request)}<blockquote>${escapeHtml(request.customer_note)}</blockquote>`;

export const aboutAnnouncement = ({ title, text }: { title: string; text: string }) =>
  `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`;
