import { Type, type Static } from 'typebox';
import { BATCH_SIZE } from '../batch.ts';
import { Nullable, NullableReference } from '../common.ts';
import { Tell } from '../messageRules/tell.ts';
import { NullableWay } from './custody.ts';
import { deviceStates, outcomes, priorities, workStates } from './states.ts';
import { ticketDevices } from './ticketDevices.ts';

/** More devices than a board shows. */
export const MOST_CARDS = 1000;

/** Hours for which the board shows devices that were handed over. */
export const GONE_HOURS = 24;

const Moment = Type.String({ format: 'date-time' });
const { location_id, to_location_id } = ticketDevices.schema.properties;

/** A device as the board shows it. */
export const BoardCard = Type.Object({
  id: Type.String(),
  _etag: Type.String(),
  ticket_id: Type.String(),
  device_id: Type.String(),
  number: Type.Integer(),
  device: NullableReference,
  serial: Nullable('string'),
  customer: NullableReference,
  location_id,
  to_location_id,
  sent_date: Nullable('string'),
  way: NullableWay,
  state: Type.Enum([...deviceStates]),
  resume_to: Nullable('string', { enum: [...workStates, null] }),
  state_date: Moment,
  /** From when on it stands there for too long. */
  still_from: Nullable('string'),
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

/** Devices to be moved to a state, with what the steps there ask for; each is based on its version, if it is sent. */
export const DeviceMoves = Type.Object(
  {
    to: Type.Enum([...deviceStates]),
    outcome: Type.Optional(Type.Enum([...outcomes])),
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    /** What the customers are told where a rule asks. */
    tell: Type.Optional(Tell),
    moves: Type.Array(
      Type.Object(
        {
          id: Type.String({ format: 'uuid' }),
          key: Type.String({ format: 'uuid' }),
          _etag: Type.Optional(Type.String({ maxLength: 100 })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: BATCH_SIZE },
    ),
  },
  { additionalProperties: false },
);
export type DeviceMoves = Static<typeof DeviceMoves>;
