import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';

const notificationSubjects = [
  'APPOINTMENT',
  'QUOTE',
  'REQUEST',
  'SHIPMENT',
  'ITEM',
  'TRANSFER',
  'PURCHASE_ORDER',
  'TICKET',
  'ESTIMATE',
] as const;
const notificationEvents = [
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
  'still',
  'uncollected',
  'paid',
  'overpaid',
  'approved',
  'declined',
  'asked',
] as const;

const Times = {
  date: NullableString({ format: 'date' }),
  start: NullableString(),
  end: NullableString(),
};

/** Data of a notification, formatted in each reader's language. */
export const NotificationData = Entity({
  subject: Type.Enum([...notificationSubjects]),
  /** Id of the appointment, quote, request, shipment, item, transfer, purchase order, ticket or estimate. */
  id: Type.String({ format: 'uuid' }),
  event: Type.Enum([...notificationEvents]),
  /** For items the name, for transfers both locations, for purchase orders the supplier. */
  customer: Type.String({ maxLength: 100 }),
  /**
   * First device and repair, and number of others; for shipments the service and tracking number; for parts and
   * transfers the items, for items the location.
   */
  device: NullableString({ maxLength: 100 }),
  repair: NullableString({ maxLength: 100 }),
  others: Type.Integer({ minimum: 0 }),
  /** Time of the appointment, and before it was moved. */
  ...Times,
  before: Type.Unsafe<Static<ReturnType<typeof Type.Object<typeof Times>>> | null>({
    ...Entity(Times),
    type: ['object', 'null'],
  }),
  /** New status code, if the status changed. */
  status: Nullable('string'),
  /** Remaining quantity of an item; number of a transfer, purchase order or ticket. */
  count: Type.Optional(Type.Integer()),
  /** What was paid beyond what was due, in cents. */
  amount: Type.Optional(Type.Integer()),
  /** Author of the change, and parts it released: '1 × Screen'. */
  by: Type.Optional(Type.String({ maxLength: 100 })),
  parts: Type.Optional(Type.String({ maxLength: 300 })),
});
export type NotificationData = Static<typeof NotificationData>;
