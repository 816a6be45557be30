import { Type, type Static, type TProperties } from 'typebox';
import type { AccessRule } from '../can.ts';
import {
  ComputedInteger,
  Entity,
  Id,
  LocationId,
  Nullable,
  NullableLocationId,
  NullableReference,
  NullableString,
  ReferenceId,
  Timestamp,
} from '../common.ts';
import { NullableCents } from '../money.ts';
import { NullableTell } from '../messageRules/tell.ts';
import { model, type Rule, type Step } from '../model.ts';
import { isBlank, singleLine, visiblePattern } from '../textPatterns.ts';
import { assignsTickets, editsTickets, seesDevices } from './access.ts';
import { exceedsAgreement } from './agreement.ts';
import { Condition, NullableCondition } from './condition.ts';
import { allInHand, custodySteps, NullableWay } from './custody.ts';
import { isHere, LeftItem } from './leftItems.ts';
import { DeviceServices } from './services.ts';
import {
  deviceStates,
  deviceTransitions,
  earlierStates,
  outcomes,
  waitingStates,
  workStates,
  type DeviceState,
} from './states.ts';
import { MAX_PROBLEM } from './tickets.ts';
import { allAgreementWays } from './work.ts';
import { workSteps } from './workSteps.ts';

/** A device on a ticket: the state of the work, what became of it, and where it is are independent of each other. */
export const TicketDevice = Entity({
  id: Id,
  store_id: Id,
  ticket_id: Type.String({ format: 'uuid', readOnly: true, names: 'tickets' }),
  /** The ticket's number, date and customer. */
  number: ComputedInteger(),
  promised_date: NullableString({ format: 'date-time', readOnly: true, elsewhere: true }),
  customer: NullableReference,
  device_id: Type.String({ format: 'uuid', readOnly: true, reference: 'devices' }),
  device: NullableReference,
  /** Who holds it. */
  location_id: LocationId({ readOnly: true }),
  /** The location to which it is on its way, since when, and the names of both. */
  to_location_id: NullableLocationId({ readOnly: true, default: null }),
  sent_date: NullableString({ format: 'date-time', readOnly: true }),
  way: NullableWay,
  state: Type.Enum([...deviceStates], { readOnly: true }),
  /** Where the work resumes after waiting. */
  resume_to: NullableString({ enum: [...workStates, null], readOnly: true }),
  /** Since when it is in its state. */
  state_date: Timestamp,
  /** Until when it is to be collected, once it is ready. */
  collect_until: NullableString({ format: 'date-time', readOnly: true }),
  /** What storage costs after it, as the store's settings were when the device became ready: in cents a day, and at most. */
  storage_fee: NullableCents({ readOnly: true }),
  storage_fee_most: NullableCents({ readOnly: true }),
  /** From when on it stands in its state for too long. */
  still_from: NullableString({ format: 'date-time', readOnly: true }),
  outcome: NullableString({ enum: [...outcomes, null], readOnly: true }),
  technician_id: ReferenceId('staff'),
  technician: NullableReference,
  /** Shelf or bin. */
  shelf: NullableString({ ...singleLine, maxLength: 60 }),
  problem: Type.String({ maxLength: MAX_PROBLEM, multiline: true, pattern: visiblePattern }),
  /** What was agreed to be done. */
  services: DeviceServices,
  /** What the customer agreed to pay for the services, in cents, by whose word, how and when. */
  agreed_amount: Nullable('integer', { cents: true, readOnly: true, default: null }),
  agreed_by: NullableString({ readOnly: true }),
  agreed_how: NullableString({ enum: [...allAgreementWays, null], readOnly: true }),
  agreed_date: NullableString({ format: 'date-time', readOnly: true }),
  /** The checklist when it was taken in, and after the work. */
  condition: NullableCondition({ readOnly: true }),
  checks: NullableCondition({ readOnly: true }),
  /** What the customer left with it. */
  left_items: Type.Array(LeftItem, { default: [], readOnly: true }),
  created_date: Timestamp,
});
export type TicketDevice = Static<typeof TicketDevice>;

/** Whoever edits tickets may take a device or return it; others are assigned by ASSIGN_TICKET. */
const mayEdit: AccessRule = (who, record, changes) => {
  const { technician_id: chosen } = changes ?? {};
  const isOwn = chosen === who.staff_id || (chosen === null && record?.technician_id === who.staff_id);
  const mayAssign = chosen === undefined || isOwn || assignsTickets(who) === true;
  return record?.state !== 'GONE' && !record?.to_location_id && mayAssign && editsTickets(who);
};

const Reason = NullableString({ maxLength: 500 });

/** What the customer is told where a rule asks. */
const tell = { tell: Type.Optional(NullableTell) };

const needsReason = (isNeeded: (values: Record<string, unknown>) => boolean): Rule => ({
  fields: ['reason'],
  check: (values) =>
    isNeeded(values) && isBlank(values.reason) ? [{ path: '/reason', code: 'required' }] : [],
});

const goesBack: Rule = {
  fields: ['to'],
  check: ({ to }, stored) =>
    stored && !earlierStates(stored.state as DeviceState).some((state) => state === to)
      ? [{ path: '/to', code: 'not_earlier' }]
      : [],
};

const transition = (name: keyof typeof deviceTransitions, values: TProperties = {}): Step => ({
  access: editsTickets,
  from: deviceTransitions[name].from,
  values: { ...values, ...tell },
});

/** Repairing needs the customer's word for what it costs; a summary without services leaves it to the services. */
const notAgreed = (record: Record<string, unknown>) =>
  'services' in record && exceedsAgreement(record as TicketDevice) ? 'not_agreed' : undefined;

const finishesAgreed: Rule = {
  fields: ['outcome'],
  check: ({ outcome }, stored) => {
    const code = outcome === 'REPAIRED' && stored ? notAgreed(stored) : undefined;
    return code ? [{ path: '/outcome', code }] : [];
  },
};
const open = [...workStates, ...waitingStates];

const steps: Record<string, Step> = {
  diagnose: transition('diagnose'),
  repair: { ...transition('repair'), blockedBy: notAgreed },
  test: transition('test'),
  resume: {
    access: editsTickets,
    from: waitingStates,
    values: tell,
    blockedBy: (record) => (record.resume_to === 'IN_REPAIR' ? notAgreed(record) : undefined),
  },
  finish: {
    ...transition('finish', { outcome: Type.Enum([...outcomes]), reason: Type.Optional(Reason) }),
    rules: [needsReason(({ outcome }) => outcome !== 'REPAIRED'), finishesAgreed],
  },
  handOver: transition('handOver', { collected_by: Type.Optional(NullableString({ maxLength: 200 })) }),
  awaitCustomer: transition('awaitCustomer', { reason: Type.Optional(Reason) }),
  awaitParts: transition('awaitParts', { reason: Type.Optional(Reason) }),
  goBack: {
    access: editsTickets,
    from: ['DIAGNOSING', 'IN_REPAIR', 'TESTING', 'READY', 'GONE'],
    values: { to: Type.Enum([...workStates, 'READY']), reason: Type.Optional(Reason) },
    rules: [goesBack, needsReason(() => true)],
  },
};

/** Something left with the device is still here. */
const holdsItems: AccessRule = (who, record) =>
  (record?.left_items as LeftItem[] | undefined)?.some(isHere) !== false && editsTickets(who);

const intakeSteps: Record<string, Step> = {
  noteCondition: { access: editsTickets, from: open, values: { condition: Condition } },
  check: { access: editsTickets, from: [...open, 'READY'], values: { checks: Condition } },
  leave: { access: editsTickets, from: [...open, 'READY'], values: { name: LeftItem.properties.name } },
  giveBack: {
    access: holdsItems,
    from: deviceStates,
    values: { numbers: Type.Array(Type.Integer(), { minItems: 1, maxItems: 100 }) },
  },
};

export const ticketDevices = model({
  name: 'ticketDevices',
  schema: TicketDevice,
  service: 'repair',
  label: 'number',
  live: true,
  filters: {
    ticket_id: 'equals',
    device_id: 'equals',
    state: 'equals',
    /** Where it is, or to where it is on its way. */
    location_id: 'equals',
    technician_id: 'equals',
    shelf: 'contains',
    state_date: 'range',
    /** Still in the store. */
    open: { kind: 'boolean', of: 'state' },
    /** On its way to another location. */
    under_way: { kind: 'boolean', of: 'to_location_id' },
    /** The promised date has passed before the work is done. */
    late: { kind: 'boolean', of: 'promised_date' },
    /** Longer in its state than the store allows. */
    still: { kind: 'boolean', of: 'still_from' },
    /** Ready, and not collected in time. */
    uncollected: { kind: 'boolean', of: 'collect_until' },
  },
  sorts: { state_date: 'state_date', created_date: 'created_date' },
  defaultSort: { field: 'state_date', order: 'DESC' },
  access: { list: seesDevices, one: seesDevices, update: mayEdit },
  steps: {
    ...allInHand(steps),
    ...allInHand(workSteps, ['addNote', 'withdrawNote', 'agree', 'stopWork']),
    ...allInHand(intakeSteps),
    ...custodySteps,
  },
});
