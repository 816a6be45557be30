import { expect, test } from 'vitest';
import { textsOf } from '../../src/schemas/messageRules/messageTemplates.ts';

const template = {
  text_en: 'Short',
  text_fr: 'Court',
  subject_en: 'Your phone',
  subject_fr: null,
  mail_en: 'Long',
  mail_fr: null,
};

test('A template says by email what it has for emails, else what it says by text message', () => {
  expect(textsOf(template, true, 'en')).toEqual({ subject: 'Your phone', text: 'Long' });
  expect(textsOf(template, true, 'fr')).toEqual({ subject: null, text: 'Court' });
  expect(textsOf(template, false, 'en')).toMatchObject({ text: 'Short' });
});
