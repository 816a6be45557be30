import { describe, expect, test } from 'vitest';
import { bounceOf } from '../../server/incomingMail/parse/bounce.ts';
import { parseMail } from '../../server/incomingMail/parse/parseMail.ts';
import { splitQuoted } from '../../server/incomingMail/parse/splitQuoted.ts';
import { mime, multipartMail } from '../support/incomingMail.ts';

describe('earlier emails', () => {
  test.each([
    ['Yes\n\nOn Mon, 1 Jan 2026 at 10:00, Shop <desk@first.example> wrote:\n> Shall we?', 'Yes'],
    ['Yes\n\nOn Mon, 1 Jan 2026 at 10:00, Shop\n<desk@first.example> wrote:\n> Shall we?', 'Yes'],
    ['Oui\n\nLe lun. 1 janv. 2026 à 10:00, Atelier <desk@first.example> a écrit :\n\n> On y va ?', 'Oui'],
    ['Yes\n-----Original Message-----\nFrom: Shop\nShall we?', 'Yes'],
    ['Oui\n________________________________\nDe : Atelier <desk@first.example>\nOn y va ?', 'Oui'],
    ['Yes\nFrom: Shop <desk@first.example>\nSent: Monday\nShall we?', 'Yes'],
    ['Yes\n> Shall we?\n> Tell us.\n', 'Yes'],
  ])('are folded: %j', (text, written) => {
    const split = splitQuoted(text);
    expect(split.text).toBe(written);
    expect(split.quoted).toContain(text.trim().split('\n').at(-1));
  });

  test.each([
    'On Monday I wrote:\nnothing that is quoted below a colon',
    '> Shall we?\nYes\n> When?\nToday',
    'On Mon, Shop <desk@first.example> wrote:\n> Shall we?\nYes, please',
    '> Only quoted',
    'From: here to there',
  ])('stay where somebody wrote between or below: %j', (text) => {
    expect(splitQuoted(text)).toEqual({ text, quoted: '' });
  });
});

describe('a message', () => {
  test('of HTML becomes text without pictures, styles and scripts', async () => {
    const html =
      '<html><head><style>p{}</style><title>T</title></head><body><p>D&eacute;j&agrave; <a href="https://x.example">là</a>' +
      '<img src="https://tracker.example/1.gif" alt="pixel"></p><script>alert(1)</script><blockquote>Before</blockquote></body>';
    const body = multipartMail('related', `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`);
    const { text, quoted } = await parseMail(mime({ body }));
    expect(text).toBe('Déjà là [https://x.example]');
    expect(quoted).toBe('> Before');
  });

  test('prefers the text that it has beside HTML', async () => {
    const body = multipartMail(
      'alternative',
      'Content-Type: text/plain\r\n\r\nPlain',
      'Content-Type: text/html\r\n\r\n<p>Rich</p>',
    );
    expect(await parseMail(mime({ body }))).toMatchObject({ text: 'Plain', quoted: '', isCut: false });
  });

  test('has a sender, recipients of all headers, and an id', async () => {
    const mail = await parseMail(
      mime({
        from: '"Ada \u202e, Berg" <Ada@Customers.example>',
        to: 'Desk <DESK@first.example>, not an address',
        id: '',
        subject: 'Two\r\n lines',
        headers: { 'Delivered-To': 'all@first.example', Cc: 'b@first.example' },
      }),
    );
    expect(mail.from).toEqual({ address: 'ada@customers.example', name: 'Ada , Berg' });
    expect(mail.to).toEqual(['all@first.example', 'desk@first.example', 'b@first.example']);
    expect(mail.subject).toBe('Two lines');
    expect(mail.messageId).toMatch(/^<[\da-f]{64}>$/);
  });

  test.each(['Hello', '', 'From: nobody\r\n\r\nHello'])('without a sender is none: %j', async (raw) => {
    await expect(parseMail(Buffer.from(raw))).rejects.toThrow('The message');
  });
});

test('A report names the email that was not delivered, and not those before it', () => {
  const [failed, before] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const report = `Action: failed\nStatus: 5.2.2\n\nMessage-ID:\n <${failed}@x.example>\nReferences: <${before}@x.example>`;
  expect(bounceOf(Buffer.from(report))).toEqual({ mailIds: [failed], status: '5.2.2' });
  expect(bounceOf(Buffer.from('Action: delayed'))).toBeUndefined();
});
