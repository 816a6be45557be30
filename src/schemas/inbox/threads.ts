import { Type, type Static } from 'typebox';
import type { AccessRule } from '../can.ts';
import {
  ComputedInteger,
  Entity,
  Id,
  LocationId,
  NullableReference,
  NullableString,
  ReferenceId,
  Timestamp,
} from '../common.ts';
import { model, type Step } from '../model.ts';
import { seesMessages, writesMessages } from './access.ts';

const threadStates = ['OPEN', 'DONE'] as const;
export const directions = ['IN', 'OUT'] as const;
export const threadChannels = ['SMS', 'MAIL'] as const;
export type ThreadChannel = (typeof threadChannels)[number];

/** Characters of a sender's name that are kept. */
export const MAX_SENDER_NAME = 100;

/** The messages between a location and a phone number or an email address. */
export const Thread = Entity({
  id: Id,
  store_id: Id,
  location_id: LocationId({ readOnly: true }),
  channel: Type.Enum([...threadChannels], { readOnly: true, default: 'SMS' }),
  /** The other side: a phone number as E.164, or an email address in lower case. */
  address: Type.String({ readOnly: true, maxLength: 200 }),
  customer_id: ReferenceId('customers'),
  customer: NullableReference,
  /** The name with which the other side signed its last email. */
  sender_name: NullableString({ readOnly: true, maxLength: MAX_SENDER_NAME }),
  /** What it is about. */
  ticket_id: NullableString({ format: 'uuid', names: 'tickets' }),
  state: Type.Enum([...threadStates], { readOnly: true }),
  /** Who answers it. */
  assignee_id: ReferenceId('staff'),
  assignee: NullableReference,
  /** Received messages that nobody has read. */
  unread: Type.Integer({ readOnly: true }),
  /** Beginning of the last message. */
  last_text: Type.String({ readOnly: true }),
  last_direction: NullableString({ enum: [...directions, null], readOnly: true }),
  last_date: Timestamp,
  /** Sent messages that were not delivered. */
  failed: ComputedInteger(),
  /** The other side asked for no more messages. */
  is_stopped: Type.Boolean({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type Thread = Static<typeof Thread>;

const step = (from: (typeof threadStates)[number]): Step => ({ access: writesMessages, from: [from] });

const edits: AccessRule = (who) => writesMessages(who);

export const threads = model({
  name: 'threads',
  schema: Thread,
  service: 'customer',
  label: 'address',
  live: true,
  filters: {
    address: 'contains',
    state: 'equals',
    channel: 'equals',
    location_id: 'equals',
    customer_id: 'equals',
    assignee_id: 'equals',
    ticket_id: 'equals',
    last_date: 'range',
    /** Has unread messages. */
    is_unread: { kind: 'boolean', of: 'unread' },
    /** Has sent messages that were not delivered. */
    has_failed: { kind: 'boolean', of: 'failed' },
  },
  sorts: { last_date: 'last_date' },
  defaultSort: { field: 'last_date', order: 'DESC' },
  find: ['address', 'customer_id'],
  codes: ['address'],
  details: ['address', 'state', 'location_id'],
  access: { list: seesMessages, one: seesMessages, update: edits },
  steps: { close: step('OPEN'), reopen: step('DONE') },
});
