/** States of the work on a device, in the order in which it proceeds. */
export const deviceStates = [
  'CHECKED_IN',
  'DIAGNOSING',
  'WAITING_CUSTOMER',
  'WAITING_PARTS',
  'IN_REPAIR',
  'TESTING',
  'READY',
  'GONE',
] as const;
export type DeviceState = (typeof deviceStates)[number];

export const waitingStates = ['WAITING_CUSTOMER', 'WAITING_PARTS'] as const satisfies DeviceState[];

export const isWaiting = (state: DeviceState): state is (typeof waitingStates)[number] =>
  waitingStates.some((one) => one === state);

/** States in which somebody works on a device; waiting resumes at one of them. */
export const workStates = [
  'CHECKED_IN',
  'DIAGNOSING',
  'IN_REPAIR',
  'TESTING',
] as const satisfies DeviceState[];
export type WorkState = (typeof workStates)[number];

/** The state at which work resumes; a new one if none is stored. */
export const resumedState = (state: string | null): WorkState =>
  workStates.find((one) => one === state) ?? 'CHECKED_IN';

/** What became of a device; independent of its state and whereabouts. */
export const outcomes = [
  'REPAIRED',
  'NOT_REPAIRABLE',
  'DECLINED',
  'BOUGHT',
  'ABANDONED',
  'REPLACED',
] as const;
export type Outcome = (typeof outcomes)[number];

const open = [...workStates, ...waitingStates] as const;

/** States of a device that is in the store. */
export const inStore = [...open, 'READY'] as const satisfies DeviceState[];

/** Allowed state transitions by step; `resume` and `goBack` choose their state. */
export const deviceTransitions = {
  diagnose: { from: ['CHECKED_IN'], to: 'DIAGNOSING' },
  repair: { from: ['CHECKED_IN', 'DIAGNOSING'], to: 'IN_REPAIR' },
  test: { from: ['IN_REPAIR'], to: 'TESTING' },
  awaitCustomer: { from: [...workStates, 'WAITING_PARTS'], to: 'WAITING_CUSTOMER' },
  awaitParts: { from: [...workStates, 'WAITING_CUSTOMER'], to: 'WAITING_PARTS' },
  finish: { from: open, to: 'READY' },
  handOver: { from: ['READY'], to: 'GONE' },
} as const satisfies Record<string, { from: readonly DeviceState[]; to: DeviceState }>;
export type DeviceTransition = keyof typeof deviceTransitions;

const rank = (state: DeviceState) => deviceStates.indexOf(state);

/** The states to which a device can go back: earlier ones in which somebody works on it, or READY. */
export const earlierStates = (state: DeviceState): (WorkState | 'READY')[] =>
  [...workStates, 'READY' as const].filter((one) => rank(one) < rank(state));

/** The state of a ticket: that of its device which is furthest behind, of those still in the store. */
export function ticketState(devices: readonly DeviceState[]): DeviceState {
  const here = devices.filter((state) => state !== 'GONE');
  if (devices.length > 0 && here.length === 0) return 'GONE';
  return deviceStates[Math.min(...here.map(rank))] ?? 'CHECKED_IN';
}

export const ticketOrigins = ['WALK_IN', 'BOOKING', 'QUOTE', 'MAIL_IN', 'REWORK', 'OWN_STOCK'] as const;

export const priorities = ['NORMAL', 'HIGH', 'URGENT'] as const;

/** What an event of a ticket is about. */
export const ticketEventKinds = [
  'CREATED',
  'DEVICE_ADDED',
  'STATE',
  'OUTCOME',
  'TECHNICIAN',
  'SHELF',
  'PROMISED',
  'SERVICE',
  'PART',
  'AGREED',
  'PHOTO_REMOVED',
  'PHOTO_RESTORED',
  'PASSCODE_STORED',
  'PASSCODE_SHOWN',
  'PASSCODE_REMOVED',
  'CONDITION',
  'CHECKS',
  'LEFT_ITEM',
  'GIVEN_BACK',
  'SIGNATURE',
  'ESTIMATE',
  'SENT',
  'RECEIVED',
  'SENDING_CANCELLED',
  'LOCATION',
] as const;
export type TicketEventKind = (typeof ticketEventKinds)[number];
