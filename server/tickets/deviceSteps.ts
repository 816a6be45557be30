import { and, eq, ne } from 'drizzle-orm';
import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import {
  deviceTransitions,
  resumedState,
  type DeviceTransition,
  type Outcome,
  type WorkState,
} from '../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { invalid } from '../core/problem.ts';
import type { StepHook, Writing } from '../core/records/entity.ts';
import { lockRecords } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { locationErrors, type Inventory } from '../inventory/index.ts';
import { agree } from './agree.ts';
import { completeBooking } from './booking.ts';
import { custodySteps, type CustodyOptions } from './custody.ts';
import { recordEvents } from './events.ts';
import { advanceDevice, moveDevice } from './moveDevice.ts';
import { devices, ticketDevices } from './tables.ts';
import { assign } from './work/assign.ts';
import { addNote, withdrawNote } from './work/notes.ts';
import { cancelOpenParts, partSteps } from './work/parts.ts';
import { startWork, stopAllWork, stopWork } from './work/times.ts';

interface StepValues {
  reason?: string | null;
  outcome?: Outcome;
  collected_by?: string | null;
  to?: WorkState | 'READY';
  tell?: Tell | null;
}

type Step = StepHook<TicketDevice>;

const to =
  (name: DeviceTransition): Step =>
  ({ scope, who }, device, { reason, tell }: StepValues) =>
    advanceDevice(scope, who.staff_id, device, deviceTransitions[name].to, { reason, tell });

/** The steps of a device on a ticket; each change of state, outcome and parts is an event. */
export const deviceSteps = ({ inventory, notify }: CustodyOptions): Record<string, Step> => ({
  diagnose: to('diagnose'),
  repair: to('repair'),
  test: to('test'),
  awaitCustomer: to('awaitCustomer'),
  awaitParts: to('awaitParts'),
  handOver: async (writing, device, { collected_by, tell }: StepValues) => {
    const { scope, who } = writing;
    const reason = collected_by?.trim() || null;
    const moved = await advanceDevice(scope, who.staff_id, device, 'GONE', { reason, tell });
    await completeBooking(scope, who, device.ticket_id);
    await endWork(inventory, writing, device);
    return moved;
  },

  resume: ({ scope, who }, device, { tell }: StepValues) =>
    advanceDevice(scope, who.staff_id, device, resumedState(device.resume_to), { tell }),

  finish: async (writing, device, { outcome = 'REPAIRED', reason, tell }: StepValues) => {
    const { scope, who } = writing;
    await recordOutcome(writing, device, outcome, reason);
    const moved = await advanceDevice(scope, who.staff_id, device, 'READY', { reason, tell });
    await endWork(inventory, writing, device);
    return { ...moved, outcome };
  },

  goBack: async (writing, device, { to: state = 'CHECKED_IN', reason }: StepValues) => {
    const { scope, who } = writing;
    if (device.state === 'GONE') await checkComesBack(scope, device);
    if (state !== 'READY' && device.outcome) await recordOutcome(writing, device, null, reason);
    const moved = await moveDevice(scope, who.staff_id, device, state, reason);
    return state === 'READY' ? moved : { ...moved, outcome: null };
  },

  agree,
  addNote,
  withdrawNote,
  assign,
  startWork,
  stopWork,
  ...partSteps(inventory),
  ...custodySteps({ inventory, notify }),
});

/** Stops the time on a device and gives up its parts that were not taken; a ready one may have some again. */
async function endWork(inventory: Inventory, writing: Writing, device: TicketDevice): Promise<void> {
  await stopAllWork(writing.scope, device.id);
  await cancelOpenParts(inventory, writing, device);
}

const recordOutcome = (
  { scope, who }: Writing,
  { id, ticket_id, outcome }: TicketDevice,
  next: Outcome | null,
  reason: string | null = null,
) =>
  recordEvents(scope, who.staff_id, [
    { ticket_id, ticket_device_id: id, kind: 'OUTCOME', from: outcome, to: next, reason },
  ]);

/** Throws if a device that had gone is on an open ticket, or was handed over at a location that is closed by now. */
async function checkComesBack(scope: Scope, { device_id, location_id }: TicketDevice): Promise<void> {
  await lockRecords(scope, [{ table: devices, ids: [device_id] }]);
  const isOpen = and(eq(ticketDevices.device_id, device_id), ne(ticketDevices.state, 'GONE'));
  if ((await scope.count(ticketDevices, isOpen)) > 0) throw invalid([{ path: '/to', code: 'open_ticket' }]);
  if ((await locationErrors(scope, 'to', location_id)).length > 0)
    throw invalid([{ path: '/to', code: 'location_closed' }]);
}
