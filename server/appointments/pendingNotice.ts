import type { Appointment } from '../../src/schemas/appointments/appointments.ts';

/** The fields whose changes the customer is told: place, time, cancellation, repairs, and address and phone themselves. */
export const noticeFields = [
  'location_id',
  'selected_date',
  'selected_start_time',
  'selected_end_time',
  'is_voided',
  'customer_email',
  'customer_phone',
  'repairs',
] as const;
export type NoticeFields = Pick<Appointment, (typeof noticeFields)[number]>;

/** The version that the customer knows, while a notice is pending; empty for a new appointment. */
export type PendingNotice = Partial<NoticeFields>;
