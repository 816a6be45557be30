import { describe, expect, test } from 'vitest';
import { isPhone, phoneUri, formatPhone, normalizePhone } from '../../src/schemas/phone.ts';

const typed = [
  '+1 613 555 0100',
  '613-555-0100',
  '(514) 555-0199 x12',
  '+33 1 23 45 67 89 ext. 4',
  '1 416 555 0101',
];
const wrong = ['call me', '555', '613 555 0100 home', '+1 613 555 0100 613 555 0100', '1-800-REPAIRS', '+'];
/** Well-formed numbers that only the library can reject. */
const unknown = ['5550100', '123 456 7890', '+33 9'];

const refused = [{ path: '/phone', code: 'phone' }];

describe('before the library is there', () => {
  test.each([...typed, ...unknown.slice(0, 2), null, ''])('%j may be a phone number, or none', (phone) =>
    expect(isPhone.check({ phone })).toEqual([]),
  );
  test.each(wrong)('%j is refused', (phone) => expect(isPhone.check({ phone })).toEqual(refused));
  test('a number is stored as it was typed', () =>
    expect(normalizePhone(' 613-555-0100 ')).toBe('613-555-0100'));
});

describe('with the library', () => {
  test.each([...typed, null, ''])('%j is a phone number, or none', async (phone) => {
    await import('../../src/schemas/phoneNumbers.ts');
    expect(isPhone.check({ phone })).toEqual([]);
  });

  test.each([...wrong, ...unknown])('%j is refused, unless it was stored before', (phone) => {
    expect(isPhone.check({ phone })).toEqual(refused);
    expect(isPhone.check({ phone }, { phone: '613 555 0100' })).toEqual(refused);
    expect(isPhone.check({ phone }, { phone })).toEqual([]);
  });

  test.each([
    ['4165550101', '+14165550101'],
    ['1 (416) 555-0101 ext. 5', '+14165550101 x5'],
    ['+49 30 123456', '+4930123456'],
    [' 555-0101 ', '555-0101'],
  ])('%j is stored as %j', (phone, stored) => expect(normalizePhone(phone)).toBe(stored));

  test.each([
    ['+14165550101', '(416) 555-0101'],
    ['+1 416 555 0101', '(416) 555-0101'],
    ['+14165550101 x5', '(416) 555-0101 x5'],
    ['4165550101', '(416) 555-0101'],
    ['5550101', '(555) 010-1'],
    ['+33123456789', '+33 1 23 45 67 89'],
    ['none', 'none'],
  ])('%j shows as %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

  test('a link dials the extension too', () =>
    expect(phoneUri('+14165550101 x5')).toBe('tel:+14165550101,5'));
});
