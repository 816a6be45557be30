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
import type { Scope } from '../core/scope.ts';
import { agree } from './agree.ts';
import { completeBooking } from './booking.ts';
import { custodySteps, type CustodyOptions } from './custody.ts';
import { recordEvents } from './events.ts';
import { advanceDevice, moveDevice } from './moveDevice.ts';
import { ticketDevices } from './tables.ts';
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
  handOver: async ({ scope, who }, device, { collected_by, tell }: StepValues) => {
    const reason = collected_by?.trim() || null;
    const moved = await advanceDevice(scope, who.staff_id, device, 'GONE', { reason, tell });
    await completeBooking(scope, who, device.ticket_id);
    return moved;
  },

  resume: ({ scope, who }, device, { tell }: StepValues) =>
    advanceDevice(scope, who.staff_id, device, resumedState(device.resume_to), { tell }),

  finish: async (writing, device, { outcome = 'REPAIRED', reason, tell }: StepValues) => {
    const { scope, who } = writing;
    await recordOutcome(writing, device, outcome, reason);
    const moved = await advanceDevice(scope, who.staff_id, device, 'READY', { reason, tell });
    await stopAllWork(scope, device.id);
    await cancelOpenParts(inventory, writing, device);
    return { ...moved, outcome };
  },

  goBack: async (writing, device, { to: state = 'CHECKED_IN', reason }: StepValues) => {
    const { scope, who } = writing;
    if (device.state === 'GONE') await checkNotOnTicket(scope, device);
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

const recordOutcome = (
  { scope, who }: Writing,
  { id, ticket_id, outcome }: TicketDevice,
  next: Outcome | null,
  reason: string | null = null,
) =>
  recordEvents(scope, who.staff_id, [
    { ticket_id, ticket_device_id: id, kind: 'OUTCOME', from: outcome, to: next, reason },
  ]);

/** Throws if the device is on an open ticket. */
async function checkNotOnTicket(scope: Scope, { device_id }: TicketDevice): Promise<void> {
  const isOpen = and(eq(ticketDevices.device_id, device_id), ne(ticketDevices.state, 'GONE'));
  if ((await scope.count(ticketDevices, isOpen)) > 0) throw invalid([{ path: '/to', code: 'open_ticket' }]);
}
