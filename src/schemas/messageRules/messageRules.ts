import { Type, type Static } from 'typebox';
import { member, right } from '../can.ts';
import { Entity, Id, NullableLocationId, NullableReference, ReferenceId, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { isAskable, messageEvents, ruleChannels, ruleModes } from './events.ts';

/** What the customer of a ticket or an appointment is told on an event: at a location, or at all without a rule of their own. */
export const MessageRule = Entity({
  id: Id,
  store_id: Id,
  event: Type.Enum([...messageEvents], { default: 'READY' }),
  location_id: NullableLocationId({ default: null }),
  mode: Type.Enum([...ruleModes], { default: 'ASK' }),
  channel: Type.Enum([...ruleChannels], { default: 'CUSTOMER' }),
  template_id: ReferenceId('messageTemplates'),
  template: NullableReference,
  created_date: Timestamp,
});
export type MessageRule = Static<typeof MessageRule>;

const mayEdit = right('EDIT_STORE_SETTINGS');

export const messageRules = model({
  name: 'messageRules',
  schema: MessageRule,
  service: 'customer',
  label: 'event',
  live: true,
  filters: { event: 'equals', location_id: 'equals', mode: 'equals', template_id: 'equals' },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'ASC' },
  access: { list: member, one: member, create: mayEdit, update: mayEdit, delete: mayEdit },
  rules: [
    {
      fields: ['mode', 'template_id'],
      check: ({ mode, template_id }) =>
        mode !== 'OFF' && !template_id ? [{ path: '/template_id', code: 'required' }] : [],
    },
    {
      fields: ['mode', 'event'],
      check: ({ mode, event }) =>
        mode === 'ASK' && !isAskable(event) ? [{ path: '/mode', code: 'not_askable' }] : [],
    },
  ],
});
