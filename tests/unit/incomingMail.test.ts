import { describe, expect, test } from 'vitest';
import { bounceOf } from '../../server/incomingMail/parse/bounce.ts';
import { envelopeOf } from '../../server/incomingMail/parse/envelope.ts';
import { parseMail } from '../../server/incomingMail/parse/parseMail.ts';
import { splitQuoted } from '../../server/incomingMail/parse/splitQuoted.ts';
import { superlinearFrom } from '../support/growth.ts';
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

  test('has no NUL in anything that is stored', async () => {
    const mail = await parseMail(
      mime({
        from: '"A\0da" <ada@customers.example>',
        id: '<a\0b@customers.example>',
        answers: '<c\0d@customers.example> <e@customers.example>',
        subject: 'My\0 phone \ud83d',
        body: multipartMail(
          'mixed',
          'Content-Type: text/plain\r\n\r\nIs\0 it?\r\n> No\0w',
          'Content-Type: text/x; name="a\0.txt"\r\nContent-Disposition: attachment; filename="a\0.txt"\r\n\r\n\0',
        ),
      }),
    );
    expect(mail.messageId).toMatch(/^<[\da-f]{64}>$/);
    expect(mail.answers).toEqual(['<e@customers.example>']);
    expect(JSON.stringify(mail)).not.toContain(String.raw`\u0000`);
  });

  test.each([
    ['a contact form', { from: 'Shop <no-reply@first.example>' }, 'eve@customers.example'],
    ['a form that writes as the store', { from: 'Shop <desk@first.example>' }, 'eve@customers.example'],
    ['somebody with another address', { from: 'ada@customers.example' }, 'ada@customers.example'],
  ])('through %s is of the person who is answered', async (_, values, sender) => {
    const mail = await parseMail(mime({ ...values, headers: { 'Reply-To': 'Eve <eve@customers.example>' } }));
    expect(mail).toMatchObject({ from: { address: sender }, isAutomatic: false });
  });

  test.each([
    ['nobody who is answered', {}],
    ['an answer to the robot', { 'Reply-To': 'noreply@shop.example' }],
    ['an answer to the store', { 'Reply-To': 'desk@first.example' }],
    ['a newsletter', { 'Reply-To': 'eve@shop.example', 'List-Unsubscribe': '<https://shop.example/no>' }],
  ])('of a robot stays automatic: %s', async (_, headers) => {
    const mail = await parseMail(mime({ from: 'no-reply@shop.example', headers }));
    expect(mail.isAutomatic).toBe(true);
  });

  test.each([
    ['desk.first.example', false],
    ['news.shop.example', true],
  ])('to a group address is of a person, that of another list is not: %s', async (list, isAutomatic) => {
    const headers = {
      'List-Id': `Desk <${list}>`,
      Precedence: 'list',
      'List-Unsubscribe': '<mailto:off@first.example>',
    };
    expect(await parseMail(mime({ headers }))).toMatchObject({ isAutomatic });
  });

  test('is cut, too, if only the emails that it repeats are', async () => {
    const mail = await parseMail(mime({ text: `Yes\r\n${'> Shall we?\r\n'.repeat(3000)}` }));
    expect(mail).toMatchObject({ text: 'Yes', isCut: true });
    expect(mail.quoted).toHaveLength(20_000);
  });

  test.each(['Hello', '', 'From: nobody\r\n\r\nHello'])('without a sender is none: %j', async (raw) => {
    await expect(parseMail(Buffer.from(raw))).rejects.toThrow('The message');
  });
});

test('A report names the email that was not delivered, and not those before it', () => {
  const [failed, before] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const report = `Action: failed\nStatus: 5.2.2\n\nMessage-ID:\n <${failed}@x.example>\nReferences: <${before}@x.example>`;
  expect(bounceOf(Buffer.from(report))).toEqual({ mailIds: [failed], status: '5.2.2' });
});

test.each([
  ['Action: delayed\nStatus: 4.4.1', undefined],
  ['Action: relayed\nStatus: 5.0.0', undefined],
  ['Status: 4.4.1', undefined],
  ['We are still trying', undefined],
  ['Content-Type: message/disposition-notification\n\nDisposition: manual; displayed', undefined],
  ['Content-Type: message/feedback-report\n\nFeedback-Type: abuse\n\nStatus: 5.0.0', undefined],
  ['Status: 5.1.1', '5.1.1'],
  ['Action: delivered\nStatus: 2.0.0\n\nAction: failed\nStatus: 5.1.1', '5.1.1'],
  ['Action: failed\nStatus: 4.4.7', '4.4.7'],
])('A report is about a failure only if it says so: %j', (report, status) => {
  expect(bounceOf(Buffer.from(report))?.status).toBe(status);
});

test('The recipients of a message that cannot be read are found in linear time, however long a header is', () => {
  const headOf = (size: number) => envelopeOf(Buffer.from(`To: ${'a'.repeat(size)}\r\n\r\n`));
  expect(superlinearFrom(headOf, 60_000)).toBeUndefined();
  expect(envelopeOf(Buffer.from('To: Desk <Desk@first.example>, b@c.example\r\n\r\n')).to).toEqual([
    'desk@first.example',
    'b@c.example',
  ]);
});
