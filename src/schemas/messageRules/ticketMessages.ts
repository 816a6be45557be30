import { Type, type Static } from 'typebox';
import { Entity, Id, LocationId, NullableString, Timestamp } from '../common.ts';
import { seesMessages } from '../inbox/access.ts';
import { model } from '../model.ts';
import { messageChannels, toldEvents } from './events.ts';
import { sendByHand } from './sendByHand.ts';
import { messageStates, notSentReasons } from './told.ts';

/** What a rule told the customer of a ticket on an event, or why it did not, and the text message that asked for a review. */
export const TicketMessage = Entity({
  id: Id,
  store_id: Id,
  ticket_id: Type.String({ format: 'uuid', readOnly: true, names: 'tickets' }),
  /** Of the ticket, which it follows. */
  location_id: LocationId({ readOnly: true }),
  event: Type.Enum([...toldEvents], { readOnly: true }),
  state: Type.Enum([...messageStates], { readOnly: true }),
  channel: NullableString({ enum: [...messageChannels, null], readOnly: true }),
  reason: NullableString({ enum: [...notSentReasons, null], readOnly: true }),
  /** Without the link, which is made when the message is sent. */
  text: Type.String({ readOnly: true }),
  /** When it is sent, at the earliest. */
  due_date: Timestamp,
  created_date: Timestamp,
});
export type TicketMessage = Static<typeof TicketMessage>;

export const ticketMessages = model({
  name: 'ticketMessages',
  schema: TicketMessage,
  service: 'customer',
  label: 'event',
  live: true,
  filters: {
    ticket_id: 'equals',
    state: 'equals',
    event: 'equals',
    location_id: 'equals',
    created_date: 'range',
  },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: { list: seesMessages, one: seesMessages },
  steps: { send: sendByHand },
});
