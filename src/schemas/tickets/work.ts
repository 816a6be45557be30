import { Type, type Static } from 'typebox';
import { Nullable, Reference } from '../common.ts';

export const noteKinds = ['NOTE', 'FINDING'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What became of a part: wanted and not there, promised, built in, back on the shelf, broken, or not wanted any more. */
export const partStates = ['WANTED', 'RESERVED', 'TAKEN', 'RETURNED', 'BROKEN', 'CANCELLED'] as const;
export type PartState = (typeof partStates)[number];

/** Whose fault it is that a part is broken. */
export const partFaults = ['SUPPLIER', 'STAFF', 'CUSTOMER'] as const;
export type PartFault = (typeof partFaults)[number];

/** How a customer agreed to a price. */
export const agreementWays = ['IN_PERSON', 'PHONE', 'EMAIL', 'MESSAGE'] as const;

/** The same, and by the page of an estimate. */
export const allAgreementWays = [...agreementWays, 'LINK'] as const;

const Moment = Type.String({ format: 'date-time' });

/** A note about the work on a device; only added to. A withdrawn one has no text. */
export const DeviceNote = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...noteKinds]),
  text: Nullable('string'),
  is_for_customer: Type.Boolean(),
  staff_id: Nullable('string'),
  by: Nullable('string'),
  created_date: Moment,
  withdrawn_date: Nullable('string'),
});
export type DeviceNote = Static<typeof DeviceNote>;

/** Time that a staff member worked on a device; only added to. */
export const WorkTime = Type.Object({
  id: Type.String(),
  staff_id: Type.String(),
  by: Nullable('string'),
  started_date: Moment,
  /** Null: it is running. */
  ended_date: Nullable('string'),
});
export type WorkTime = Static<typeof WorkTime>;

/** A piece of an item for a device. */
export const DevicePart = Type.Object({
  id: Type.String(),
  item: Reference,
  is_serialized: Type.Boolean(),
  location_id: Type.Integer(),
  state: Type.Enum([...partStates]),
  serial: Nullable('string'),
  fault: Nullable('string'),
  /** Locations that have it free, while it is wanted. */
  elsewhere: Type.Array(Type.Object({ location_id: Type.Integer(), free: Type.Integer() })),
});
export type DevicePart = Static<typeof DevicePart>;

/** The work on a device on a ticket. */
export const BenchWork = Type.Object({
  notes: Type.Array(DeviceNote),
  times: Type.Array(WorkTime),
  parts: Type.Array(DevicePart),
  /** The device on which the caller works now. */
  own: Type.Union([
    Type.Object({ ticket_device_id: Type.String(), number: Type.Integer(), name: Type.String() }),
    Type.Null(),
  ]),
});
export type BenchWork = Static<typeof BenchWork>;

/** The work that waits at a location before that of a new ticket. */
export const Backlog = Type.Object({
  /** What is left to do on its devices. */
  minutes: Type.Integer(),
  /** Who has one of them, or works there now. */
  people: Type.Integer(),
});
export type Backlog = Static<typeof Backlog>;

/** A staff member of a location who may work on devices, with the number of devices that they have. */
export const Technician = Type.Object({ id: Type.String(), name: Type.String(), open: Type.Integer() });
export type Technician = Static<typeof Technician>;
