import { atOwnLocation } from '../atOwnLocation.ts';
import { member, right, type AccessRule } from '../can.ts';
import type { Model } from '../model.ts';

/** Tickets of the own location, and those of which it has or gets a device. */
export const seesTickets = atOwnLocation(member, 'location_id', 'other_location_ids');
/** Devices at the own location or on their way to it. */
export const seesDevices = atOwnLocation(member, 'location_id', 'to_location_id');
export const editsTickets = atOwnLocation(right('EDIT_TICKET'));
const editsAtDestination = atOwnLocation(right('EDIT_TICKET'), 'to_location_id');

/** Receiving a device: at its destination; of one that has arrived, whoever edits it is told so. */
export const receivesDevices: AccessRule = (who, record) =>
  (record && record.to_location_id === null ? editsTickets : editsAtDestination)(who);

/** Assigning devices to others; taking one oneself requires EDIT_TICKET only. */
export const assignsTickets = right('ASSIGN_TICKET');

/** Showing the passcode of a device. */
export const viewsPasscodes = atOwnLocation(right('VIEW_PASSCODE'));

/** The forms, terms and reasons of the intake. */
export const intakeRules = {
  access: { one: member, update: right('EDIT_INTAKE') },
} satisfies Pick<Model, 'access'>;
