import type { Appointment as Booking } from '../../src/schemas/appointments/appointments.ts';
import type { NotificationData } from '../../src/schemas/notifications/data.ts';
import { notificationData } from '../appointments/index.ts';
import type { Appointment, AppointmentRepair } from './appointments.ts';

const events: Record<string, NotificationData['event']> = {
  REPAIR_APPOINTMENT_CANCELLATION: 'cancelled',
  REPAIR_STATUS_UPDATE: 'changed',
};

export const appointmentData = (type: string, appointment: Appointment, services: AppointmentRepair[]) =>
  notificationData(events[type] ?? 'created', appointment as unknown as Booking, services);
