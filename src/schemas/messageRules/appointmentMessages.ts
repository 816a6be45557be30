import { Type, type Static } from 'typebox';
import { Entity, Id, LocationId, NullableString, Timestamp } from '../common.ts';
import { seesMessages } from '../inbox/access.ts';
import { model } from '../model.ts';
import { bookingEvents, messageChannels } from './events.ts';
import { sendByHand } from './sendByHand.ts';
import { messageStates, notSentReasons } from './told.ts';

/** What a rule told the customer of an appointment or a quote on an event, or why it did not. */
export const AppointmentMessage = Entity({
  id: Id,
  store_id: Id,
  appointment_id: Type.String({ format: 'uuid', readOnly: true, names: 'appointments' }),
  /** Of the appointment or quote, which it follows. */
  location_id: LocationId({ readOnly: true }),
  event: Type.Enum([...bookingEvents], { readOnly: true }),
  state: Type.Enum([...messageStates], { readOnly: true }),
  channel: NullableString({ enum: [...messageChannels, null], readOnly: true }),
  reason: NullableString({ enum: [...notSentReasons, null], readOnly: true }),
  text: Type.String({ readOnly: true }),
  /** When it is sent, at the earliest. */
  due_date: Timestamp,
  created_date: Timestamp,
});
export type AppointmentMessage = Static<typeof AppointmentMessage>;

export const appointmentMessages = model({
  name: 'appointmentMessages',
  schema: AppointmentMessage,
  service: 'customer',
  label: 'event',
  live: true,
  filters: { appointment_id: 'equals', state: 'equals' },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: { list: seesMessages, one: seesMessages },
  steps: { send: sendByHand },
});
