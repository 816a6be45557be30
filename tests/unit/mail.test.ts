import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { attachmentName, attachmentType } from '../../src/schemas/mail/attachments.ts';
import { contentErrors, mailErrors, MAX_MARKUP, type NewMail } from '../../src/schemas/mail/mail.ts';
import {
  fillPlaceholders,
  unfilledIn,
  placeholdersIn,
  unknownPlaceholders,
} from '../../src/schemas/mail/placeholders.ts';
import { superlinearFrom } from '../support/growth.ts';

const mail: NewMail = {
  key: '8f8a2b0e-8f0f-4c1e-9d0e-0d3c5c1f2a10',
  to: [{ address: 'mara@shop.example' }],
  cc: [],
  bcc: [],
  subject: 'Your phone',
  html: '<p>It is ready.</p>',
  language: 'en',
  reply_to: null,
  location_id: null,
  signature: true,
  customer_id: null,
  request_id: null,
  appointment_id: null,
};
const codes = (changes: Partial<NewMail>) =>
  mailErrors({ ...mail, ...changes }).map(({ path, code }) => `${path} ${code}`);

describe('email', () => {
  test('has no errors if it is valid', () => expect(mailErrors(mail)).toEqual([]));

  test.each<[string, Partial<NewMail>, string[]]>([
    ['to nobody', { to: [], cc: mail.to }, ['/to required']],
    ['to a wrong address', { bcc: [{ address: 'mara@' }] }, ['/bcc/0/address email']],
    [
      'with a name of two lines',
      { to: [{ address: 'a@b.example', name: 'A\r\nBcc: c@d.example' }] },
      ['/to/0/name oneLine'],
    ],
    ['with a subject of two lines', { subject: 'Hello\r\nBcc: c@d.example' }, ['/subject oneLine']],
    ['without a subject', { subject: ' ' }, ['/subject required']],
    ['with too long a subject', { subject: 'a'.repeat(251) }, ['/subject maxLength']],
    ['without a text', { html: '<p>&nbsp;</p><p></p>' }, ['/html required']],
    ['with 5 MB of text', { html: `<p>${'words '.repeat(900_000)}</p>` }, ['/html maxLength']],
    ['with an invalid reply address', { reply_to: 'mara@shop' }, ['/reply_to email']],
    ['with an unknown placeholder', { html: '<p>Hello {customer.nickname}</p>' }, ['/html placeholder']],
    [
      'to too many recipients',
      { cc: Array.from({ length: 100 }, (_, i) => ({ address: `a${i}@b.example` })) },
      ['/to maxItems'],
    ],
  ])('rejects an email %s', (_, changes, expected) => expect(codes(changes)).toEqual(expected));

  test('may contain an image larger than its text', () => {
    const html = `<p><img src="data:image/png;base64,${'A'.repeat(2 * MAX_MARKUP)}"></p>`;
    expect(contentErrors({ ...mail, html })).toEqual([]);
  });

  test.each(['<', '{', '{a.', 'src="data:image/png;base64,', '&nbsp', '<img '])(
    'of %j, repeated, is validated in linear time',
    (part) => {
      const validate = (size: number) => contentErrors({ ...mail, html: part.repeat(size / part.length) });
      expect(superlinearFrom(validate, 5_000_000)).toBeUndefined();
    },
  );
});

describe('placeholders', () => {
  const values = { 'customer.first_name': 'Zoë <3', 'store.name': 'Repair & Co' } as const;

  test('are filled in, and stay if there is no value', () => {
    expect(fillPlaceholders('Hello { Customer.first_name } of {store.name}: {location.name}', values)).toBe(
      'Hello Zoë <3 of Repair & Co: {location.name}',
    );
  });

  test('are escaped for the format of the text', () => {
    expect(fillPlaceholders('{customer.first_name}', values, (text) => text.replace('<', '&lt;'))).toBe(
      'Zoë &lt;3',
    );
  });

  test('within values are not filled in', () => {
    expect(
      fillPlaceholders('{customer.first_name}', { 'customer.first_name': '{store.name}', 'store.name': 'X' }),
    ).toBe('{store.name}');
  });

  test('are recognised by name', () => {
    const text = 'a {customer.first_name} {customer.nickname} {customer.nickname} { } {x} {toString.call}';
    expect(placeholdersIn(text)).toEqual(['customer.first_name', 'customer.nickname', 'tostring.call']);
    expect(unknownPlaceholders(text)).toEqual(['customer.nickname', 'tostring.call']);
  });

  test('are also filled in within double braces', () => {
    expect(fillPlaceholders('{{customer.first_name}}, {{ store.name }}', values)).toBe('Zoë <3, Repair & Co');
  });

  test('that look like placeholders but are none are found in any syntax', () => {
    const text = 'Dear {{first_nme}}, {Vorname} {customer.first_name} [[date]] {{first_nme}} { } {1} {} [1]';
    expect(unfilledIn(text)).toEqual(['{{first_nme}}', '{Vorname}', '[[date]]']);
  });
});

describe('attachment', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const office = (folder: string) =>
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [`${folder}/a.xml`]: strToU8('') });

  test.each<[string, Uint8Array, string]>([
    ['quote.pdf', bytes('%PDF-1.7'), 'application/pdf'],
    ['Photo.JPG', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['phone.heic', bytes('\0\0\0\x18ftypheic'), 'image/heic'],
    ['a.docx', office('word'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', office('xl'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a.zip', office('word'), 'application/zip'],
    ['notes.txt', bytes('Battery: 80 %'), 'text/plain'],
    ['day.ics', bytes('BEGIN:VCALENDAR\r\n'), 'text/calendar'],
  ])('detects %s', (name, content, type) => expect(attachmentType(name, content)).toBe(type));

  test.each<[string, Uint8Array]>([
    ['quote.pdf', bytes('MZ\x90')],
    ['photo.png', bytes('\xff\xd8\xff\xe0')],
    ['a.docx', office('xl')],
    ['a.xlsx', bytes('PK\x03\x04')],
    ['notes.txt', bytes('MZ\x90\0')],
    ['notes.txt', bytes('<script>alert(1)</script>')],
    ['picture.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['setup.exe', bytes('MZ\x90')],
    ['empty.pdf', bytes('')],
    ['pdf', bytes('%PDF-1.7')],
    ['a.constructor', bytes('x')],
  ])('rejects %s with other content', (name, content) =>
    expect(attachmentType(name, content)).toBeUndefined(),
  );

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Mara\\quote.pdf', 'quote.pdf'],
    ['quote\r\nX-Type: a.pdf', 'quoteX-Type a.pdf'],
    ['photo\u202egnp.pdf', 'photognp.pdf'],
    ['Reçu d’Élodie.pdf', 'Reçu d’Élodie.pdf'],
    [`${'a'.repeat(500)}.pdf`, `${'a'.repeat(120)}.pdf`],
    ['.pdf', 'file.pdf'],
    ['', 'file'],
  ])('named %j is sent as %j', (name, expected) => expect(attachmentName(name)).toBe(expected));
});
