import { atOwnLocation } from '../atOwnLocation.ts';
import { member, right } from '../can.ts';
import type { Model } from '../model.ts';

/** Tickets of the own location. */
export const seesTickets = atOwnLocation(member);
export const editsTickets = atOwnLocation(right('EDIT_TICKET'));

/** Assigning devices to others; taking one oneself requires EDIT_TICKET only. */
export const assignsTickets = right('ASSIGN_TICKET');

/** Showing the passcode of a device. */
export const viewsPasscodes = atOwnLocation(right('VIEW_PASSCODE'));

/** The forms, terms and reasons of the intake. */
export const intakeRules = {
  access: { one: member, update: right('EDIT_INTAKE') },
} satisfies Pick<Model, 'access'>;
