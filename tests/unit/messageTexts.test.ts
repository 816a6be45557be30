import { expect, test } from 'vitest';
import { textsOf } from '../../src/schemas/messageRules/messageTemplates.ts';
import type { MessageEvent } from '../../src/schemas/messageRules/events.ts';
import { emptyIn, messagePlaceholders, subjectsOf } from '../../src/schemas/messageRules/placeholders.ts';

const template = {
  text_en: 'Short',
  text_fr: 'Court',
  subject_en: 'Your phone',
  subject_fr: null,
  mail_en: 'Long',
  mail_fr: null,
};

test('Placeholders that always stay empty in messages of an event are known', () => {
  const text = messagePlaceholders.map((name) => `{${name}}`).join(' ');
  const emptyOf = (event: MessageEvent) =>
    Object.fromEntries(subjectsOf(event).map((subject) => [subject, emptyIn(text, event, subject)]));
  const parcel = ['parcel.service', 'parcel.number'];
  const appointment = ['appointment.date', 'appointment.time'];
  const estimate = ['estimate.version', 'estimate.total', 'estimate.until'];
  expect(emptyOf('ESTIMATE_APPROVED')).toEqual({
    TICKET: [...parcel, ...appointment, 'appointment.services'],
    QUOTE: ['ticket.number', 'ticket.promised', 'ticket.due', ...parcel, ...appointment],
  });
  expect(emptyOf('READY')).toEqual({
    TICKET: [...parcel, ...appointment, 'appointment.services', ...estimate],
  });
  expect(emptyOf('PARCEL_SHIPPED')).toEqual({
    TICKET: [...appointment, 'appointment.services', ...estimate],
  });
  expect(emptyOf('APPOINTMENT_BOOKED')).toEqual({
    APPOINTMENT: [
      ...messagePlaceholders.filter((name) => name.startsWith('ticket.')),
      ...parcel,
      ...estimate,
    ],
  });
});

test('A template says by email what it has for emails, else what it says by text message', () => {
  expect(textsOf(template, true, 'en')).toEqual({ subject: 'Your phone', text: 'Long' });
  expect(textsOf(template, true, 'fr')).toEqual({ subject: null, text: 'Court' });
  expect(textsOf(template, false, 'en')).toMatchObject({ text: 'Short' });
});
