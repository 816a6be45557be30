import { Type } from 'typebox';
import { call } from '../../call.ts';
import { editsTickets, viewsPasscodes } from '../access.ts';
import { ticketDevices } from '../ticketDevices.ts';
import { Passcode, PasscodeState } from './passcodes.ts';

const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });
const edits = { update: editsTickets };

/** Calls of passcodes of devices on tickets. */
export const passcodeCalls = {
  getPasscodeState: call('GET /dc/store/:storeId/ticketDevices/:id/passcode', {
    of: ticketDevices,
    access: 'one',
    params: ById,
    answer: PasscodeState,
    summary: 'Whether a passcode of a device is kept; without the passcode',
  }),

  storePasscode: call('PUT /dc/store/:storeId/ticketDevices/:id/passcode', {
    of: ticketDevices,
    access: edits,
    params: ById,
    body: Passcode,
    answer: PasscodeState,
    summary: 'Store the passcode of a device, encrypted',
  }),

  removePasscode: call('DELETE /dc/store/:storeId/ticketDevices/:id/passcode', {
    of: ticketDevices,
    access: edits,
    params: ById,
    answer: PasscodeState,
    summary: 'Remove the passcode of a device',
  }),

  showPasscode: call('POST /dc/store/:storeId/ticketDevices/:id/passcode/show', {
    of: ticketDevices,
    access: { one: viewsPasscodes },
    params: ById,
    answer: Passcode,
    summary: 'Show the passcode of a device, which is an event',
  }),
};
