import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';

export const subjects = ['APPOINTMENT', 'QUOTE', 'REQUEST', 'SHIPMENT'] as const;
export const events = ['created', 'moved', 'cancelled', 'changed', 'delivered', 'exception'] as const;

const Times = {
  date: NullableString({ format: 'date' }),
  start: NullableString(),
  end: NullableString(),
};

/** What a notification says, for each reader to be told in their own language. */
export const NotificationData = Entity({
  subject: Type.Enum([...subjects]),
  /** The appointment, quote, request or shipment. */
  id: Type.String({ format: 'uuid' }),
  event: Type.Enum([...events]),
  customer: Type.String({ maxLength: 100 }),
  /** The first device and repair, and how many others there are; of a shipment its service and tracking number. */
  device: NullableString({ maxLength: 100 }),
  repair: NullableString({ maxLength: 100 }),
  others: Type.Integer({ minimum: 0 }),
  /** When it takes place, and when it did before it was moved. */
  ...Times,
  before: Type.Unsafe<Static<ReturnType<typeof Type.Object<typeof Times>>> | null>({
    ...Entity(Times),
    type: ['object', 'null'],
  }),
  /** The code of its status, where that is what changed. */
  status: Nullable('string'),
});
export type NotificationData = Static<typeof NotificationData>;
