import { notInArray, type SQL } from 'drizzle-orm';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { tickets } from './tables.ts';

const absent: Ticket['origin'][] = ['MAIL_IN', 'OWN_STOCK'];

/** Whether nobody comes to the counter: nobody signs there, or collects the device. */
export const isWithoutVisit = ({ origin }: Pick<Ticket, 'origin'>): boolean => absent.includes(origin);

/** Returns the condition that somebody comes to the counter for a ticket. */
export const whereVisited = (): SQL => notInArray(tickets.origin, absent);
