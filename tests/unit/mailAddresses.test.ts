import { describe, expect, test } from 'vitest';
import {
  addRecipients,
  isEmailAddress,
  isSingleLine,
  parseRecipients,
} from '../../src/schemas/mail/recipients.ts';
import { superlinearFrom } from '../support/growth.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** 64 letters and digits: the maximum of a local part, one more than that of a domain label. */
const long64 = `${letters}${letters}abcdefghiklm`;
const label63 = `${letters}${letters}abcdefghikl`;
const dotted = (count: number) => Array.from({ length: count }, (_, index) => letters[index % 26]).join('.');

/**
 * Unusual addresses from common collections (isemail among them) that both browsers' email inputs and SMTP servers
 * accept, or both refuse.
 */
const taken = [
  'test@iana.org',
  'test@nominet.org.uk',
  'test@about.museum',
  'a@iana.org',
  'test@e.com',
  'test@iana.a',
  'test.test@iana.org',
  '!#$%&`*+/=?^`{|}~@iana.org',
  '123@iana.org',
  'test@123.com',
  'test@iana.123',
  'test@255.255.255.255',
  `${long64}@iana.org`,
  `test@${label63}.com`,
  'test@mason-dixon.com',
  'test@c--n.com',
  'test@iana.co-uk',
  `a@a.${dotted(100)}`,
  'test@xn--hxajbheg2az3al.xn--jxalpdlp',
  'xn--test@iana.org',
  'test@test.com',
  'test@nic.no',
  "o'hara+shop@example.com",
];

/** Accepted by either SMTP or browsers only. */
const refusedByOne = [
  'test@io',
  'test@org',
  '"test"@iana.org',
  '""@iana.org',
  '"\\a"@iana.org',
  '"\\""@iana.org',
  '"\\\\"@iana.org',
  '"test\\ test"@iana.org',
  '"test"."test"@iana.org',
  '"test".test@iana.org',
  'test@[255.255.255.255]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:7777:8888]',
  'test@[IPv6:1111:2222:3333:4444:5555::8888]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666::8888]',
  'test@[IPv6:::3333:4444:5555:6666:7777:8888]',
  'test@[IPv6:::]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:255.255.255.255]',
  'test@[IPv6:1111:2222:3333:4444::255.255.255.255]',
  '(comment)test@iana.org',
  '(comment(comment))test@iana.org',
  `(comment)${long64}@iana.org`,
  '.test@iana.org',
  'test.@iana.org',
  'te..st@iana.org',
  `${long64}n@iana.org`,
  `${long64}@${label63}.${label63}.${label63}`,
];

const refused = [
  '',
  'test',
  '@',
  'test@',
  '@io',
  '@iana.org',
  'test..iana.org',
  'test_exa-mple.com',
  'test\\@test@iana.org',
  `test@${long64}.com`,
  'test@-iana.org',
  'test@iana-.com',
  'test@.iana.org',
  'test@iana.org.',
  'test@iana..com',
  `a@${label63}.${label63}.${label63}.${label63}.hijk`,
  `test@${label63}.${label63}.${label63}.${label63}`,
  '"""@iana.org',
  '"\\"@iana.org',
  'test"@iana.org',
  '"test@iana.org',
  '"test"test@iana.org',
  'test"text"@iana.org',
  '"test""test"@iana.org',
  '"test\u0000"@iana.org',
  '"test\\\u0000"@iana.org',
  `"${letters} ${letters} abcdefghj"@iana.org`,
  `"${letters} ${letters} abcdefg\\h"@iana.org`,
  'test@a[255.255.255.255]',
  'test@[255.255.255]',
  'test@[255.255.255.255.255]',
  'test@[255.255.255.256]',
  'test@[1111:2222:3333:4444:5555:6666:7777:8888]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:7777]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:7777:8888:9999]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:7777:888G]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666::7777:8888]',
  'test@[IPv6::3333:4444:5555:6666:7777:8888]',
  'test@[IPv6:1111::4444:5555::8888]',
  'test@[IPv6:1111:2222:3333:4444:5555:255.255.255.255]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666:7777:255.255.255.255]',
  'test@[IPv6:1111:2222:3333:4444:5555:6666::255.255.255.255]',
  'test@[IPv6:1111:2222:3333:4444:::255.255.255.255]',
  'test@[IPv6::255.255.255.255]',
  'test@[IPv6:1::2:]',
  ' test @iana.org',
  'test@ iana .com',
  'test . test@iana.org',
  '\r\n test@iana.org',
  '\r\n \r\n test@iana.org',
  '((comment)test@iana.org',
  'test@(comment)iana.org',
  'test(comment)test@iana.org',
  'test@(comment)[255.255.255.255]',
  `test@(comment)${label63}.com`,
  `(comment)test@${label63}.com`,
  'test.(comment)test@iana.org',
  'test@iana.org\n',
  'test@iana.org-',
  '(test@iana.org',
  'test@(iana.org',
  'test@[1.2.3.4',
  '"test\\"@iana.org',
  '(comment\\)test@iana.org',
  'test@iana.org(comment\\)',
  'test@iana.org(comment\\',
  'test@[RFC-5322-domain-literal]',
  'test@[RFC-5322]-domain-literal]',
  'test@[RFC-5322-[domain-literal]',
  'test@[RFC-5322-\\\u0007-domain-literal]',
  'test@[RFC-5322-\\\t-domain-literal]',
  'test@[RFC-5322-\\]-domain-literal]',
  'test@[RFC-5322-domain-literal\\]',
  'test@[RFC-5322-domain-literal\\',
  'test@[RFC 5322 domain literal]',
  'test@[RFC-5322-domain-literal] (comment)',
  '\u007f@iana.org',
  'test@\u007f.org',
  '"\u007f"@iana.org',
  '"\\\u007f"@iana.org',
  '(\u007f)test@iana.org',
  'test@iana.org\r',
  '\rtest@iana.org',
  '"\rtest"@iana.org',
  '(\r)test@iana.org',
  'test@iana.org(\r)',
  '\ntest@iana.org',
  '"\n"@iana.org',
  '"\\\n"@iana.org',
  '(\n)test@iana.org',
  '\u0007@iana.org',
  'test@\u0007.org',
  '"\u0007"@iana.org',
  '"\\\u0007"@iana.org',
  '(\u0007)test@iana.org',
  '\r\ntest@iana.org',
  '\r\n \r\ntest@iana.org',
  ' \r\ntest@iana.org',
  ' \r\n test@iana.org',
  ' \r\n \r\ntest@iana.org',
  ' \r\n\r\ntest@iana.org',
  ' \r\n\r\n test@iana.org',
  'test@iana.org\r\n ',
  'test@iana.org\r\n \r\n ',
  'test@iana.org\r\n',
  'test@iana.org\r\n \r\n',
  'test@iana.org \r\n',
  'test@iana.org \r\n ',
  'test@iana.org \r\n \r\n',
  'test@iana.org \r\n\r\n',
  'test@iana.org \r\n\r\n ',
  ' test@iana.org',
  'test@iana.org ',
  '"test\\\u00a9"@iana.org',
  'test@iana/icann.org',
  'élodie@example.com',
  'a@b.com,c@d.com',
  'a@b.com\r\nBcc: everybody@example.com',
];

describe('e-mail address', () => {
  test.each(taken)('accepts %j', (address) => expect(isEmailAddress(address)).toBe(true));
  test.each([...refusedByOne, ...refused])('rejects %j', (address) =>
    expect(isEmailAddress(address)).toBe(false),
  );

  test.each(['a', '.', 'a.', '@', 'a@a.', '-'])('of %j, repeated, is validated in linear time', (part) =>
    expect(superlinearFrom((size) => isEmailAddress(`${part.repeat(size)}!`), 100_000)).toBeUndefined(),
  );
});

describe('typed or pasted recipients', () => {
  test('are split at any separator', () => {
    const pasted =
      'a@shop.example, b@shop.example;c@shop.example\nd@shop.example\te@shop.example f@shop.example';
    expect(parseRecipients(pasted)).toEqual({
      recipients: 'abcdef'.split('').map((one) => ({ address: `${one}@shop.example` })),
      wrong: [],
    });
  });

  test('keep names, also with a comma in quotes', () => {
    expect(parseRecipients('Mara Lind <mara@shop.example>, "Lind, Élodie" <elodie@shop.example>')).toEqual({
      recipients: [
        { address: 'mara@shop.example', name: 'Mara Lind' },
        { address: 'elodie@shop.example', name: 'Lind, Élodie' },
      ],
      wrong: [],
    });
  });

  test('report invalid entries as typed', () => {
    expect(parseRecipients('mara, b@shop.example, Mara <mara@>')).toEqual({
      recipients: [{ address: 'b@shop.example' }],
      wrong: ['mara', 'Mara <mara@>'],
    });
    expect(parseRecipients(' , ;\n')).toEqual({ recipients: [], wrong: [] });
  });

  test('cannot inject a header', () => {
    const { recipients, wrong } = parseRecipients('"Mara\r\nBcc: all@shop.example" <mara@shop.example>');
    for (const { name = '' } of recipients) expect(isSingleLine(name)).toBe(true);
    expect(wrong.every((one) => !recipients.some(({ address }) => address === one))).toBe(true);
  });

  test.each(['a@shop.example ', '"', '<'])('of %j, repeated, are parsed in linear time', (part) =>
    expect(
      superlinearFrom((size) => parseRecipients(part.repeat(size / part.length)), 500_000),
    ).toBeUndefined(),
  );

  test('are added once', () => {
    const one = { address: 'Mara@shop.example' };
    expect(addRecipients([one], [{ address: 'mara@shop.example', name: 'Mara' }])).toEqual([one]);
  });
});

test.each(['a\nb', 'a\rb', 'a\u0000b', 'a\u2028b', 'a\u0085b', 'a\tb'])(
  'rejects %j as more than one line',
  (text) => expect(isSingleLine(text)).toBe(false),
);
