import { atOwnLocation } from '../atOwnLocation.ts';
import { member, right } from '../can.ts';

/** Tickets of the own location. */
export const seesTickets = atOwnLocation(member);
export const editsTickets = atOwnLocation(right('EDIT_TICKET'));

/** Assigning devices to others; taking one oneself requires EDIT_TICKET only. */
export const assignsTickets = right('ASSIGN_TICKET');

/** Showing the passcode of a device. */
export const viewsPasscodes = atOwnLocation(right('VIEW_PASSCODE'));
