import type { SQL } from 'drizzle-orm';
import { type CustomerKey, isOfContact } from '../../customers/index.ts';
import { appointments } from '../tables.ts';

/** Returns the condition that an appointment or quote belongs to a customer. */
export const isAppointmentOf = (customer: CustomerKey): SQL => isOfContact(appointments, customer);
