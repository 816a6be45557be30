import { describe, expect, test } from 'vitest';
import { attachmentName, attachmentType, MAX_ATTACHED_BYTES } from '../../src/schemas/mail/attachments.ts';
import { parseRecipients, isEmailAddress } from '../../src/schemas/mail/recipients.ts';
import { isBlankHtml, MAX_MARKUP, withoutInlineImages } from '../../src/schemas/mail/mail.ts';
import { fillPlaceholders, unfilledIn, placeholdersIn } from '../../src/schemas/mail/placeholders.ts';
import { parseDuration } from '../../src/schemas/appointments/durations.ts';
import { parseAmount, parseNumber } from '../../src/schemas/amounts.ts';
import { phoneUri, formatPhone, normalizePhone } from '../../src/schemas/phone.ts';
import '../../src/schemas/phoneNumbers.ts';
import { hasTooMuchMarkup } from '../../src/schemas/markup.ts';
import { slugify } from '../../src/schemas/slug.ts';
import { tidyTitle } from '../../src/schemas/titles.ts';
import { normalizeText } from '../../src/schemas/normalizeText.ts';
import { imageType, MAX_IMAGE_BYTES } from '../../src/schemas/imageType.ts';
import { imagePixels } from '../../src/schemas/imageSize.ts';
import { mailContent } from '../../server/mail/content.ts';
import { cleanMarkup } from '../../server/storefront/markup.ts';
import { deviceOf } from '../../server/staff/account/device.ts';
import { parseQuery } from '../../server/core/query.ts';
import { phoneKeyOf } from '../../server/customers/phoneKey.ts';
import { superlinearFrom } from '../support/growth.ts';

/** Inputs that provoke backtracking: repeated alone, and before a terminator. */
const units = [
  'a',
  ' ',
  '\n',
  '<',
  '>',
  '<a',
  '<a ',
  '<a href="',
  '<!--',
  '&',
  '&nbsp',
  '"',
  "'",
  '@',
  'a@',
  '@ a',
  '.',
  'a.',
  '1',
  '1.',
  '1,',
  '1 ',
  'x1',
  '-',
  '- \n',
  '{',
  '{ ',
  '{a.',
  '+',
  '(',
  ':',
  '/',
  '\\',
  '=',
  ';',
  ',',
  '%41',
  'é',
  '\u0301',
  '😀',
  '<b>',
  '<p a=1>',
  '</p>',
  'src="data:image/png;base64,',
  'src=',
  '<img src="data:image/png;base64,a">',
  '<a href="http://a">a</a>',
  '<li>',
  '<p><b><i>',
  '<script>',
  '<textarea>',
  '<svg>',
  '<![CDATA[',
  '\0',
];
const endings = ['', '\n!'];

const textOf = (unit: string, ending: string, length: number) =>
  unit.repeat(Math.max(0, Math.floor((length - ending.length) / unit.length))) + ending;

const superlinear = (work: (text: string) => unknown, length: number) =>
  units.flatMap((unit) =>
    endings.flatMap((ending) => {
      const from = superlinearFrom((size) => work(textOf(unit, ending, size)), length);
      return from ? [`from ${from}: ${JSON.stringify(unit)}, ${JSON.stringify(ending)}`] : [];
    }),
  );

const readers: [name: string, length: number, work: (text: string) => unknown][] = [
  ['isEmptyMarkup', MAX_MARKUP, isBlankHtml],
  ['withoutPictures', MAX_MARKUP, withoutInlineImages],
  ['mailContent', MAX_MARKUP, (text) => hasTooMuchMarkup(text) || mailContent(text)],
  ['mailContent of as much markup as is read', 30_000, mailContent],
  ['cleanMarkup', 30_000, cleanMarkup],
  ['placeholdersIn', MAX_MARKUP, placeholdersIn],
  ['leftoversIn', MAX_MARKUP, unfilledIn],
  ['fillIn', MAX_MARKUP, (text) => fillPlaceholders(text, {})],
  ['readRecipients', 20_000, parseRecipients],
  ['isEmailAddress', 1_000_000, isEmailAddress],
  ['attachmentName', 80_000, attachmentName],
  ['attachmentType', 80_000, (name) => attachmentType(name, new Uint8Array(1))],
  ['minutesOfDuration', 200, parseDuration],
  ['readAmount', 10_000, parseAmount],
  ['readNumber', 10_000, parseNumber],
  ['storedPhone', 1_000_000, normalizePhone],
  ['phoneText', 200, formatPhone],
  ['phoneLink', 200, phoneUri],
  ['phoneKeyOf', 200, phoneKeyOf],
  ['slugOf', 100_000, slugify],
  ['tidy', 100_000, tidyTitle],
  ['fold', 100_000, normalizeText],
  ['deviceOf', 80_000, deviceOf],
  ['parseQuery', 16_000, parseQuery],
];

describe('every field handles its longest text in linear time', () => {
  test.each(readers)('%s', (_, length, work) => expect(superlinear(work, length)).toEqual([]), 120_000);
});

const bytesOf = (unit: string, length: number, head = '') => {
  const bytes = new Uint8Array(length);
  const pattern = Buffer.from(unit, 'latin1');
  for (let at = 0; at < length; at += 1) bytes[at] = pattern[at % pattern.length] ?? 0;
  bytes.set(Buffer.from(head, 'latin1'));
  return bytes;
};

const heads = [
  '',
  'PK\x03\x04',
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'RIFFaaaaWEBPVP8X',
  '<svg ',
  '<!--',
  '<?xml ',
];

test.each(heads)(
  'files that start with %j',
  (head) => {
    for (const unit of [
      'a',
      'w',
      'word',
      'word\\',
      '\0',
      '\xff\xe0\0\x02',
      '\xff\xe0\0\0',
      '<',
      '<!---->',
      ' ',
    ]) {
      const file = bytesOf(unit, MAX_ATTACHED_BYTES, head);
      for (const name of ['a.docx', 'a.txt', 'a.zip', 'a.jpg'])
        expect(
          superlinearFrom((size) => attachmentType(name, file.subarray(0, size)), MAX_ATTACHED_BYTES),
          `${name} of ${unit}`,
        ).toBeUndefined();
      const type = imageType(file);
      expect(
        superlinearFrom((size) => type && imagePixels(type, file.subarray(0, size)), MAX_IMAGE_BYTES),
        unit,
      ).toBeUndefined();
    }
  },
  60_000,
);
