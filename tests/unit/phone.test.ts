import { describe, expect, test, vi } from 'vitest';

// Other files in this process have loaded the library.
vi.resetModules();
const { isPhone, phoneUri, formatPhone, normalizePhone } = await import('../../src/schemas/phone.ts');

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

describe('without the library', () => {
  test.each([...typed, ...unknown.slice(0, 2), null, ''])('accepts %j', (phone) =>
    expect(isPhone.check({ phone })).toEqual([]),
  );
  test.each(wrong)('rejects %j', (phone) => expect(isPhone.check({ phone })).toEqual(refused));
  test('stores a number as typed', () => expect(normalizePhone(' 613-555-0100 ')).toBe('613-555-0100'));
});

describe('with the library', () => {
  test.each([...typed, null, ''])('accepts %j', async (phone) => {
    await import('../../src/schemas/phoneNumbers.ts');
    expect(isPhone.check({ phone })).toEqual([]);
  });

  test.each([...wrong, ...unknown])('rejects %j, unless it is unchanged', (phone) => {
    expect(isPhone.check({ phone })).toEqual(refused);
    expect(isPhone.check({ phone }, { phone: '613 555 0100' })).toEqual(refused);
    expect(isPhone.check({ phone }, { phone })).toEqual([]);
  });

  test.each([
    ['4165550101', '+14165550101'],
    ['1 (416) 555-0101 ext. 5', '+14165550101 x5'],
    ['+49 30 123456', '+4930123456'],
    [' 555-0101 ', '555-0101'],
  ])('stores %j as %j', (phone, stored) => expect(normalizePhone(phone)).toBe(stored));

  test.each([
    ['+14165550101', '(416) 555-0101'],
    ['+1 416 555 0101', '(416) 555-0101'],
    ['+14165550101 x5', '(416) 555-0101 x5'],
    ['4165550101', '(416) 555-0101'],
    ['5550101', '(555) 010-1'],
    ['+33123456789', '+33 1 23 45 67 89'],
    ['none', 'none'],
  ])('formats %j as %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

  test('dials the extension in a link', () => expect(phoneUri('+14165550101 x5')).toBe('tel:+14165550101,5'));
});
