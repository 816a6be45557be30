import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import type { Event } from './confirmationTexts.ts';

/** What the customer of an appointment is to be told, with its repairs. */
export interface AppointmentNews {
  event: Exclude<Event, 'quoted'>;
  booking: Appointment;
  /** The author of the change. */
  by: string | null;
  /** The language of the appointment, else of its customer, else of the author. */
  language: string;
}

/**
 * What else tells customers of their appointments: each returns whether it takes the place of the email, in the
 * transaction in which that would be stored.
 */
export const appointmentNews = extensionPoint<(scope: Scope, news: AppointmentNews) => Promise<boolean>>();

/** Returns whether something else than the email tells the customer. */
export async function isToldOtherwise(scope: Scope, news: AppointmentNews): Promise<boolean> {
  let isTold = false;
  for (const tell of appointmentNews.all()) isTold = (await tell(scope, news)) || isTold;
  return isTold;
}
