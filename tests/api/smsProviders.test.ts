import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleProvider } from '../../server/inbox/providers/sample.ts';
import { SmsError, type SmsProvider } from '../../server/inbox/providers/smsProvider.ts';
import { twilioProvider, twilioSignature } from '../../server/inbox/providers/twilio.ts';
import { conversation } from '../../src/i18n/en/inbox.ts';
import { openTestDatabase } from './testDatabase.ts';

const from = '+15145550100';
const options = { statusUrl: 'https://store.example/dc/webhooks/sms' };
const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error instanceof SmsError ? error.failure : 'another error'),
  );

interface Taken {
  sid: string;
  status: string;
  error_code: number | null;
  from: string;
  to: string;
  body: string;
  date_created: string;
}

/** A server with the part of Twilio's API that is used; numbers end as those of the bundled provider. */
function twilioServer() {
  const taken: Taken[] = [];
  const callbacks: string[] = [];
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (request.headers.authorization !== `Basic ${btoa('AC1:secret')}`)
      return answer(response, 401, { code: 20003 });
    if (request.method === 'POST') {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const sent = new URLSearchParams(text);
      const to = sent.get('To') ?? '';
      if (to.endsWith('0001')) return answer(response, 400, { code: 21211 });
      if (to.endsWith('0004')) return answer(response, 400, { code: 21610 });
      if (to.endsWith('0009')) return answer(response, 429, { code: 20429 });
      const row: Taken = {
        sid: `SM${taken.length}`,
        status: 'queued',
        error_code: null,
        from: sent.get('From') ?? '',
        to,
        body: sent.get('Body') ?? '',
        date_created: new Date().toUTCString(),
      };
      taken.push(row);
      callbacks.push(sent.get('StatusCallback') ?? '');
      return to.endsWith('0002') ? request.socket.destroy() : answer(response, 201, row);
    }
    const id = /Messages\/(\w+)\.json$/.exec(pathname)?.[1];
    const found = taken.filter((row) =>
      id ? row.sid === id : row.to === searchParams.get('To') && row.from === searchParams.get('From'),
    );
    if (!id) return answer(response, 200, { messages: found.toReversed() });
    const [row] = found;
    if (!row) return answer(response, 404, { code: 20404 });
    row.status = row.to.endsWith('0003') ? 'undelivered' : 'delivered';
    if (row.status === 'undelivered') row.error_code = 30003;
    return answer(response, 200, row);
  };
  const server = createServer((request, response) => void handle(request, response));
  return { server, callbacks };
}

const fake = twilioServer();
let server: Server;
let close: () => Promise<void>;
const providers: Record<string, SmsProvider> = {};

beforeAll(async () => {
  server = fake.server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opened = await openTestDatabase();
  close = opened.drop;
  providers.Twilio = twilioProvider({
    accountSid: 'AC1',
    authToken: 'secret',
    url: `http://127.0.0.1:${port}`,
  });
  providers.bundled = sampleProvider(Promise.resolve(opened.database));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await close();
});

describe.each(['Twilio', 'bundled'])('The provider %s', (name) => {
  const provider = () => providers[name]!;
  const send = (to: string, text = 'Ready') => provider().send({ from, to, text }, options);

  test('takes a message and reports its delivery later', async () => {
    const { id } = await send('+15145551000');
    await vi.waitFor(async () => expect((await provider().status(id))?.state).toBe('DELIVERED'), {
      timeout: 10_000,
      interval: 200,
    });
  });

  test('reports a message that failed on its way, and why by a code that is shown in words', async () => {
    const { id } = await send('+15145550003');
    await vi.waitFor(
      async () => {
        const { state, detail } = (await provider().status(id)) ?? {};
        expect(state).toBe('FAILED');
        expect(conversation.codes).toHaveProperty(String(detail));
      },
      { timeout: 10_000, interval: 200 },
    );
  });

  test('refuses a number for good, and says why', async () => {
    const refused = await send('+15145550001').then(undefined, (error: SmsError) => error);
    expect(refused).toMatchObject({ failure: 'refused' });
    expect(conversation.codes).toHaveProperty(String(refused.detail));
  });

  test('finds a message whose answer was lost, by its text and since its time', async () => {
    const since = new Date();
    expect(await kindOf(send('+15145550002', 'Lost'))).toBe('unknown');
    const sms = { from, to: '+15145550002', text: 'Lost' };
    expect(await provider().search(sms, since)).toHaveLength(1);
    expect(await provider().search({ ...sms, text: 'Other' }, since)).toEqual([]);
  });

  test('knows nothing of an id that it did not give', async () => {
    expect(await provider().status('SM9999')).toBeUndefined();
  });

  test('refuses webhooks without its signature', () => {
    const request = { url: options.statusUrl, headers: {}, body: Buffer.from('MessageSid=SM1') };
    expect(() => provider().readWebhook(request)).toThrow(SmsError);
  });
});

describe('Twilio', () => {
  const url = options.statusUrl;
  const read = (values: Record<string, string>, signature?: string) => {
    const body = new URLSearchParams(values);
    return providers.Twilio!.readWebhook({
      url,
      headers: { 'x-twilio-signature': signature ?? twilioSignature('secret', url, body) },
      body: Buffer.from(body.toString()),
    });
  };

  test('is asked to report to the store, and its throttling is temporary', async () => {
    await providers.Twilio!.send({ from, to: '+15145551000', text: 'Ready' }, options);
    expect(fake.callbacks.at(-1)).toBe(options.statusUrl);
    const throttled = providers.Twilio!.send({ from, to: '+15145550009', text: 'Ready' }, options);
    expect(await kindOf(throttled)).toBe('temporary');
  });

  test('says that a number asked for no more messages', async () => {
    const blocked = providers.Twilio!.send({ from, to: '+15145550004', text: 'Ready' }, options);
    await expect(blocked).rejects.toMatchObject({ failure: 'refused', detail: 'stopped' });
  });

  test('sends signed messages and states', () => {
    expect(read({ MessageSid: 'SM1', SmsStatus: 'received', From: '+1', To: '+2', Body: 'Hi' })).toEqual({
      received: { id: 'SM1', from: '+1', to: '+2', text: 'Hi' },
    });
    expect(read({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' })).toEqual({
      status: { id: 'SM1', state: 'FAILED', detail: '30003' },
    });
  });

  test.each([
    ['STOP', {}, true],
    [' unstop\n', {}, true],
    ['Arrêt', {}, undefined],
    ['Stop.', {}, undefined],
    ['Hello', {}, undefined],
    ['Arrêt', { OptOutType: 'STOP' }, true],
    ['Help', { OptOutType: 'HELP' }, undefined],
  ])('confirms its own keywords: %j %j', (text, values, isAnswered) => {
    const message = { MessageSid: 'SM1', SmsStatus: 'received', From: '+1', To: '+2', Body: text };
    expect(read({ ...message, ...values })).toEqual({
      received: { id: 'SM1', from: '+1', to: '+2', text, isAnswered },
    });
  });

  test('signs every parameter', () => {
    const signature = twilioSignature('secret', url, new URLSearchParams({ MessageSid: 'SM1', Body: 'Hi' }));
    expect(() => read({ MessageSid: 'SM1', Body: 'Ho' }, signature)).toThrow(SmsError);
  });

  test('its signature is that of its documentation', () => {
    const documented = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+12349013030',
      Digits: '1234',
      From: '+12349013030',
      To: '+18005551212',
    });
    expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', documented)).toBe(
      '0/KCTR6DLpKmkAf8muzZqo1nDgQ=',
    );
  });
});
