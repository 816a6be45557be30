import { Type, type Static } from 'typebox';
import { Entity, Id, LocationId, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { visiblePattern } from '../textPatterns.ts';
import { seesMessages, writesMessages } from './access.ts';
import { messageStates } from './states.ts';
import { directions } from './threads.ts';

/** Longest text that providers take. */
export const MAX_TEXT = 1600;

/** Says that a message was kept without a connection and goes by itself, not within the quiet hours. */
export const IsKept = Type.Optional(Type.Boolean());

/** A message to be sent; its id makes a repeated request send once. */
export const NewText = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    is_kept: IsKept,
    text: Type.String({ maxLength: MAX_TEXT, pattern: visiblePattern, multiline: true }),
  },
  { additionalProperties: false },
);
export type NewText = Static<typeof NewText>;

/** A text message, sent or received. */
export const TextMessage = Entity({
  id: Id,
  store_id: Id,
  thread_id: Type.String({ format: 'uuid', readOnly: true, names: 'threads' }),
  location_id: LocationId({ readOnly: true }),
  direction: Type.Enum([...directions], { readOnly: true }),
  text: Type.String({ readOnly: true }),
  /** Null for received ones. */
  state: NullableString({ enum: [...messageStates, null], readOnly: true }),
  /** Why it was not sent: a code, and the carrier's own. */
  reason: Type.Unsafe<{ code: string; detail?: string } | null>({
    type: ['object', 'null'],
    properties: { code: { type: 'string' }, detail: { type: 'string' } },
    readOnly: true,
  }),
  segments: Type.Integer({ readOnly: true }),
  /** The store's number; empty: written on the status page of a ticket. */
  number: Type.String({ readOnly: true }),
  /** Name of the staff member who wrote it. */
  by: NullableString({ readOnly: true, elsewhere: true }),
  state_date: Timestamp,
  created_date: Timestamp,
});
export type TextMessage = Static<typeof TextMessage>;

export const textMessages = model({
  name: 'textMessages',
  schema: TextMessage,
  service: 'customer',
  label: 'text',
  live: true,
  filters: { thread_id: 'equals', state: 'equals', created_date: 'range' },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: { list: seesMessages, one: seesMessages },
  steps: {
    retry: { access: writesMessages, from: ['FAILED'] },
    /** Of a message that may have been sent: it may arrive twice. */
    resend: { access: writesMessages, from: ['UNKNOWN'] },
  },
});
