import { escapeHtml } from '../../src/schemas/markup.ts';
import { aboutAppointment as textOf } from '../notifications/index.ts';
import type { Appointment, AppointmentRepair } from './appointments.ts';

export function aboutAppointment(appointment: Appointment, services: AppointmentRepair[]): string {
  const { type, is_voided } = appointment;
  const title =
    type === 'QUOTE' ? 'New quote request' : is_voided ? 'Appointment cancelled' : 'Repair appointment';
  return textOf(title, appointment, services);
}

export const aboutAnnouncement = ({ title, text }: { title: string; text: string }) =>
  `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`;
