import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';
import { ticketEventKinds } from './states.ts';

const Moment = Type.String({ format: 'date-time' });

/** Something that happened to a ticket or one of its devices; only added to. */
export const TicketEvent = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...ticketEventKinds]),
  /** The device that it is about. */
  ticket_device_id: Nullable('string'),
  device: Nullable('string'),
  from: Nullable('string'),
  to: Nullable('string'),
  reason: Nullable('string'),
  /** Name of the staff member; null: the system. */
  by: Nullable('string'),
  created_date: Moment,
});
export type TicketEvent = Static<typeof TicketEvent>;

/** Who owned a device from when on. */
export const DeviceOwner = Type.Object({
  id: Type.String(),
  customer_id: Nullable('string'),
  customer: Nullable('string'),
  by: Nullable('string'),
  created_date: Moment,
});
export type DeviceOwner = Static<typeof DeviceOwner>;
