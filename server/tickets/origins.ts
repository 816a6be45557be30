import type { Ticket } from '../../src/schemas/tickets/tickets.ts';

const absent: Ticket['origin'][] = ['MAIL_IN', 'OWN_STOCK'];

/** Whether nobody comes to the counter: nobody signs there, or collects the device. */
export const isWithoutVisit = ({ origin }: Pick<Ticket, 'origin'>): boolean => absent.includes(origin);
