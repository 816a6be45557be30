import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { nameOf } from '../../../schemas/model.ts';
import type { RecordText } from '../../../kit/slots.ts';

export const customerName: RecordText = (record) => nameOf(appointments, record);

/** 'iPhone 15 Screen Replacement, iPhone 15 Battery Replacement'. */
export const servicesText: RecordText = (record) =>
  (record as unknown as Appointment).repairs
    .map(({ product_name, repair_name }) => `${product_name} ${repair_name}`)
    .join(', ');
