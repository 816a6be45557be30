import { expect, test } from 'vitest';
import { isPhone } from '../../src/schemas/phone.ts';

test.each([
  '+1 613 555 0100',
  '613-555-0100',
  '(514) 555-0199 x12',
  '+33 1 23 45 67 89 ext. 4',
  '5550100',
  null,
  '',
])('%j is a phone number, or none', (phone) => expect(isPhone.check({ phone })).toEqual([]));

test.each(['call me', '555', '613 555 0100 home', '+1 613 555 0100 613 555 0100', '1-800-REPAIRS', '+'])(
  '%j is refused, unless it was stored before',
  (phone) => {
    const error = [{ path: '/phone', code: 'phone' }];
    expect(isPhone.check({ phone })).toEqual(error);
    expect(isPhone.check({ phone }, { phone: '613 555 0100' })).toEqual(error);
    expect(isPhone.check({ phone }, { phone })).toEqual([]);
  },
);
