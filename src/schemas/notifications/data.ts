import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';

export const notificationSubjects = [
  'APPOINTMENT',
  'QUOTE',
  'REQUEST',
  'SHIPMENT',
  'ITEM',
  'TRANSFER',
  'PURCHASE_ORDER',
] as const;
export const notificationEvents = [
  'created',
  'moved',
  'cancelled',
  'changed',
  'delivered',
  'exception',
  'arrived',
  'taken',
  'low',
  'several_low',
  'sent',
  'late',
] as const;

const Times = {
  date: NullableString({ format: 'date' }),
  start: NullableString(),
  end: NullableString(),
};

/** What a notification says, for each reader to be told in their own language. */
export const NotificationData = Entity({
  subject: Type.Enum([...notificationSubjects]),
  /** The appointment, quote, request, shipment, item, transfer or purchase order. */
  id: Type.String({ format: 'uuid' }),
  event: Type.Enum([...notificationEvents]),
  /** Of an item its name, of a transfer from where to where, of a purchase order its supplier. */
  customer: Type.String({ maxLength: 100 }),
  /**
   * The first device and repair, and how many others there are; of a shipment its service and tracking number;
   * of parts and transfers the items, of an item its location.
   */
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
  /** How many of an item are left; the number of a transfer or purchase order. */
  count: Type.Optional(Type.Integer()),
  /** Who did it, and which parts that gave back: '1 × Screen'. */
  by: Type.Optional(Type.String({ maxLength: 100 })),
  parts: Type.Optional(Type.String({ maxLength: 300 })),
});
export type NotificationData = Static<typeof NotificationData>;
