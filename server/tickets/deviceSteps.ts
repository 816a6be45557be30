import { and, eq, ne } from 'drizzle-orm';
import {
  deviceTransitions,
  isWaiting,
  resumedState,
  type DeviceState,
  type DeviceTransition,
  type Outcome,
  type WorkState,
} from '../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { invalid } from '../core/problem.ts';
import type { StepHook, Writing } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { recordEvents } from './events.ts';
import { settleTicket } from './settleTicket.ts';
import { ticketDevices } from './tables.ts';

interface StepValues {
  reason?: string | null;
  outcome?: Outcome;
  to?: WorkState | 'READY';
}

type Step = StepHook<TicketDevice>;

const to =
  (name: DeviceTransition): Step =>
  (writing, device, { reason }: StepValues) =>
    move(writing, device, deviceTransitions[name].to, reason);

/** The steps of a device on a ticket; each is an event. */
export const deviceSteps: Record<string, Step> = {
  diagnose: to('diagnose'),
  repair: to('repair'),
  test: to('test'),
  awaitCustomer: to('awaitCustomer'),
  awaitParts: to('awaitParts'),
  handOver: to('handOver'),

  resume: (writing, device) => move(writing, device, resumedState(device.resume_to)),

  finish: async (writing, device, { outcome = 'REPAIRED', reason }: StepValues) => {
    await recordOutcome(writing, device, outcome, reason);
    return { ...(await move(writing, device, 'READY', reason)), outcome };
  },

  goBack: async (writing, device, { to: state = 'CHECKED_IN', reason }: StepValues) => {
    if (device.state === 'GONE') await checkNotOnTicket(writing.scope, device);
    if (state === 'READY') return move(writing, device, state, reason);
    if (device.outcome) await recordOutcome(writing, device, null, reason);
    return { ...(await move(writing, device, state, reason)), outcome: null };
  },
};

/** Returns the columns of a device in another state. Who begins to work on a device of nobody takes it. */
async function move(
  { scope, who }: Writing,
  { id, ticket_id, state, resume_to, technician_id }: TicketDevice,
  next: DeviceState,
  reason: string | null = null,
) {
  const about = { ticket_id, ticket_device_id: id };
  const isTaken = technician_id === null && (next === 'DIAGNOSING' || next === 'IN_REPAIR');
  await recordEvents(scope, who.staff_id, [
    { ...about, kind: 'STATE', from: state, to: next, reason },
    ...(isTaken ? [{ ...about, kind: 'TECHNICIAN' as const, to: who.staff_id }] : []),
  ]);
  await settleTicket(scope, ticket_id, { id, state: next });
  return {
    state: next,
    resume_to: isWaiting(next) ? (isWaiting(state) ? resume_to : state) : null,
    state_date: new Date(),
    ...(isTaken && { technician_id: who.staff_id }),
  };
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

/** Throws if the device is on an open ticket. */
async function checkNotOnTicket(scope: Scope, { device_id }: TicketDevice): Promise<void> {
  const isOpen = and(eq(ticketDevices.device_id, device_id), ne(ticketDevices.state, 'GONE'));
  if ((await scope.count(ticketDevices, isOpen)) > 0) throw invalid([{ path: '/to', code: 'open_ticket' }]);
}
