import { Type, type Static } from 'typebox';
import { member } from '../can.ts';
import { Entity, Id, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { NotificationData } from './data.ts';

/** Subject of a notification; some sources append _NOTIFICATION (contract 4 §3). */
export const resourceTypes = [
  'REPAIR_QUOTE',
  'REPAIR_QUOTE_NOTIFICATION',
  'REPAIR_QUOTE_CONFIRMATION',
  'REPAIR_STATUS_UPDATE',
  'REPAIR_APPOINTMENT',
  'REPAIR_APPOINTMENT_NOTIFICATION',
  'REPAIR_APPOINTMENT_CANCELLATION',
  'REPAIR_APPOINTMENT_CANCELLATION_NOTIFICATION',
  'REPAIR_APPOINTMENT_INFORMATION',
  'CUSTOMER_CONTACT_REQUEST',
  'CUSTOMER_CONTACT_REQUEST_NOTIFICATION',
  'CUSTOMER_CONTACT_REQUEST_INFORMATION',
  'GLOBAL_CATALOG_REQUEST',
  'GLOBAL_CATALOG_REQUEST_NOTIFICATION',
  'GENERAL',
  'GENERAL_NOTIFICATION',
  'SHIPMENT_UPDATE',
  'PART_ARRIVED',
  'PART_MISSING',
  'STOCK_LOW',
  'TRANSFER_SENT',
  'ORDER_LATE',
  'TICKET_LATE',
  'TICKET_SENT',
  'TICKET_STILL',
  'TICKET_UNCOLLECTED',
  'TICKET_PAID',
  'ESTIMATE_ANSWERED',
  'WORK_FAILED',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const messageTypes = ['EMAIL', 'TEXT', 'PHONE'] as const;
export type MessageType = (typeof messageTypes)[number];

/** A staff member's copy of a notification; the body is a separate message (contract 1 §3). */
export const Notification = Entity({
  id: Id,
  message_id: Id,
  resource_type: Type.Enum([...resourceTypes], { readOnly: true }),
  customer_message_type: Type.Enum([...messageTypes], { readOnly: true }),
  /** Structured content; absent for notifications that only have a message. */
  data: Type.Optional(
    Type.Unsafe<NotificationData | null>({ ...NotificationData, type: ['object', 'null'], readOnly: true }),
  ),
  is_read: Type.Boolean(),
  read_date: NullableString({ format: 'date-time', readOnly: true }),
  created_date: Timestamp,
});
export type Notification = Static<typeof Notification>;

/** Contract 1 §7, 4 §7. The path contains the staff member, so everyone only sees and updates their own copies. */
export const notifications = model({
  name: 'notifications',
  schema: Notification,
  service: 'notification',
  label: 'resource_type',
  bespoke: true,
  endpoints: {
    list: 'GET /dc/store/:storeId/notifications/user/:staffId',
    update: 'PUT /dc/store/:storeId/notifications/:id/user/:staffId',
  },
  filters: {
    resource_type: 'equals',
    is_read: 'boolean',
    created_date: { kind: 'range', of: 'created_date', exclusiveMax: true },
    read_date: { kind: 'range', of: 'read_date', exclusiveMax: true },
  },
  sorts: { created_date: 'created_date_sort_order', read_date: 'read_date_sort_order' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: { list: member, one: member, update: member },
});
