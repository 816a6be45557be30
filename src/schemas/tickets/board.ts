import { Type, type Static } from 'typebox';
import { Nullable, NullableReference } from '../common.ts';
import { deviceStates, priorities, workStates } from './states.ts';
import { ticketDevices } from './ticketDevices.ts';

/** More devices than a board shows. */
export const MOST_CARDS = 1000;

/** Hours for which the board shows devices that were handed over. */
export const GONE_HOURS = 24;

const Moment = Type.String({ format: 'date-time' });
const { location_id } = ticketDevices.schema.properties;

/** A device as the board shows it. */
export const BoardCard = Type.Object({
  id: Type.String(),
  _etag: Type.String(),
  ticket_id: Type.String(),
  device_id: Type.String(),
  number: Type.Integer(),
  device: NullableReference,
  customer: NullableReference,
  location_id: location_id!,
  state: Type.Enum([...deviceStates]),
  resume_to: Nullable('string', { enum: [...workStates, null] }),
  state_date: Moment,
  outcome: Nullable('string'),
  technician_id: Nullable('string'),
  technician: NullableReference,
  shelf: Nullable('string'),
  promised_date: Nullable('string'),
  priority: Type.Enum([...priorities]),
});
export type BoardCard = Static<typeof BoardCard>;

/** The devices in the store, most urgent first, and how many there are. */
export const Board = Type.Object({ cards: Type.Array(BoardCard), total: Type.Integer() });
export type Board = Static<typeof Board>;
