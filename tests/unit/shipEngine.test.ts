import { createSign, generateKeyPairSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BackEnd } from '../../server/shipping/carriers/backEnd.ts';
import { CarrierError } from '../../server/shipping/carriers/carrierError.ts';
import { retryAfterOf } from '../../server/shipping/carriers/shipEngine/failures.ts';
import { shipEngineBackEnd } from '../../server/shipping/carriers/shipEngine/shipEngine.ts';
import { amountOf, dayOf, momentOf } from '../../server/shipping/carriers/shipEngine/values.ts';
import { estimateRequest, ratesRequest } from '../api/shipping.ts';
import { answer, startHttpServer, type Handler, type Received } from '../support/httpServer.ts';
import { startFakeShipEngine, type FakeShipEngine } from '../support/shipEngine.ts';

let played: FakeShipEngine;
beforeAll(async () => {
  played = await startFakeShipEngine();
});
afterAll(() => played.close());
afterEach(() => {
  played.instead = undefined;
  played.received.length = 0;
});

const open = (timeout?: number, key = 'TEST_key', url = played.url): BackEnd =>
  shipEngineBackEnd({ key, url, timeout });

const failureOf = (call: Promise<unknown>): Promise<CarrierError> =>
  call.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: CarrierError) => error,
  );

const buy = (one = open()) => failureOf(one.buy('se-1'));
const read = (one = open()) => failureOf(one.rate('se-1'));

const saying =
  (status: number, body: unknown, headers: object = {}): Handler =>
  (_: Received, response: ServerResponse) =>
    answer(response, status, body, headers);

const html = saying(200, '<html>Please sign in</html>', { 'content-type': 'text/html' });

describe('Purchases and reads', () => {
  const faults: [string, Handler, purchase: string, reading: string][] = [
    ['an answer that never comes', () => undefined, 'unknown', 'silent'],
    ['a broken connection', (_, response) => void response.destroy(), 'unknown', 'unreachable'],
    ['half an answer', (_, response) => cut(response), 'unknown', 'unreachable'],
    ['HTML', html, 'unknown', 'unreachable'],
    ['an error of the server', saying(500, '<h1>Oops</h1>'), 'unknown', 'unreachable'],
    ['a gateway that waited in vain', saying(504, {}), 'unknown', 'unreachable'],
    ['a redirect', saying(302, {}, { location: 'http://127.0.0.1:1/' }), 'unknown', 'unreachable'],
    ['an empty answer', saying(200, {}), 'unknown', 'unreachable'],
    ['a wrong request', saying(400, { errors: [{ message: 'No.' }] }), 'refused', 'refused'],
    ['an invalid request', saying(422, { errors: [{ message: null }] }), 'refused', 'refused'],
    ['a key that expired', saying(401, {}), 'credentials', 'credentials'],
    ['a key that may not', saying(403, {}), 'credentials', 'credentials'],
    ['nothing there', saying(404, null), 'missing', 'missing'],
    ['too many calls', saying(429, {}, { 'retry-after': '7' }), 'busy', 'busy'],
  ];
  test.each(faults)('handle %s', async (_, fault, purchase, reading) => {
    played.instead = fault;
    const timeout = reading === 'silent' ? 400 : 10_000;
    const [bought, told] = await Promise.all([buy(open(timeout)), read(open(timeout))]);
    expect([bought.kind, told.kind]).toEqual([purchase, reading]);
    expect(bought).toBeInstanceOf(CarrierError);
    expect(played.received.filter(({ method }) => method === 'POST')).toHaveLength(1);
    for (const { message, stack } of [bought, told]) expect(`${message}${stack}`).not.toContain('TEST_key');
  });

  const cut = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"rate_id":');
    setTimeout(() => response.destroy(), 20);
  };

  test('report unreachable for requests that were never sent', async () => {
    const closed = await startHttpServer(() => undefined);
    await closed.close();
    for (const url of [closed.url, 'http://nobody.invalid', played.url.replace('http', 'https')]) {
      const [bought, told] = await Promise.all([buy(open(2000, 'k', url)), read(open(2000, 'k', url))]);
      expect([url, bought.kind, told.kind]).toEqual([url, 'unreachable', 'unreachable']);
    }
  });

  test('report the message of the carrier and the retry delay', async () => {
    played.instead = saying(429, { errors: [{ message: 'Slow down.' }] }, { 'retry-after': '7' });
    expect(await buy()).toMatchObject({ message: 'Slow down.', retryAfter: 7 });
    const now = Date.parse('2026-11-22T10:00:00Z');
    expect(retryAfterOf('Sun, 22 Nov 2026 10:01:30 GMT', now)).toBe(90);
    expect(retryAfterOf('soon', now)).toBeUndefined();
    expect(retryAfterOf('Sun, 22 Nov 2026 09:00:00 GMT', now)).toBe(0);
  });

  test('abort when the caller is gone', async () => {
    played.instead = () => undefined;
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 50);
    expect((await failureOf(open().estimate(estimateRequest(), { signal: gone.signal }))).kind).toBe(
      'unreachable',
    );
    expect(played.received).toHaveLength(1);
  });

  test('limit the size of a response', async () => {
    played.instead = (_, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      const write = () => {
        if (!response.destroyed && response.write(chunk)) setImmediate(write);
        else response.once('drain', write);
      };
      write();
    };
    expect(await read()).toMatchObject({
      kind: 'unreachable',
      message: 'The carrier’s answer is too large.',
    });
  });
});

test('retry a read once after a failure', async () => {
  let calls = 0;
  played.instead = (_, response) => {
    calls += 1;
    if (calls === 1) return void response.destroy();
    return answer(response, 200, { carriers: [] });
  };
  expect(await open().carriers()).toEqual({ carriers: [], is_sample: false });
  expect(calls).toBe(2);
});

test('share one request for carriers among concurrent callers', async () => {
  const one = open();
  await Promise.all(Array.from({ length: 50 }, () => one.carriers()));
  expect(played.received).toHaveLength(1);
  played.instead = saying(500, {});
  await one.carriers();
  expect(played.received).toHaveLength(1);
});

test('do not cache failed requests for carriers', async () => {
  const one = open();
  played.instead = saying(401, {});
  expect((await failureOf(one.carriers())).kind).toBe('credentials');
  played.instead = undefined;
  expect((await one.carriers()).carriers).toHaveLength(1);
});

describe('Undocumented responses', () => {
  const rateOf = async (changes: object) => {
    played.instead = saying(200, {
      shipment_id: 'se-1',
      rate_response: { rates: [{ rate_id: 'se-2', ...changes }] },
    });
    return (await open().rates(ratesRequest(), 'r')).rates[0];
  };

  test('amounts and their currencies', () => {
    expect(amountOf({ amount: 3.79, currency: 'usd' })).toEqual({ amount: 3.79, currency: 'USD' });
    expect(amountOf({ amount: '12.5', currency: 'cad' })).toEqual({ amount: 12.5, currency: 'CAD' });
    expect(amountOf({ amount: 1.005e2, currency: null }, 'EUR')).toEqual({ amount: 100.5, currency: 'EUR' });
    expect(amountOf(null, 'CAD')).toEqual({ amount: 0, currency: 'CAD' });
  });

  test('timestamps with seven digits, without a zone, or none', () => {
    expect(momentOf('2021-08-27T16:29:26.3335224Z')).toBe('2021-08-27T16:29:26.333Z');
    expect(momentOf('2021-08-27T16:29:26')).toBe('2021-08-27T16:29:26.000Z');
    expect(momentOf('Thursday')).toBeNull();
    expect(momentOf(null)).toBeNull();
  });

  test('the delivery date is local at the destination, regardless of time and zone', () => {
    for (const told of [
      '2026-11-25T00:00:00Z',
      '2026-11-25T23:30:00-08:00',
      '2026-11-25 02:00',
      '2026-11-25',
    ])
      expect([told, dayOf(told)]).toEqual([told, '2026-11-25']);
    for (const told of ['2026-02-30T00:00:00Z', 'Wednesday', null]) expect(dayOf(told)).toBeNull();
  });

  test('a rate with few properties', async () => {
    expect(await rateOf({})).toMatchObject({
      rate_id: 'se-2',
      delivery_days: null,
      validation_status: 'unknown',
      insurance_amount: { amount: 0, currency: 'USD' },
      warning_messages: [],
    });
  });

  test('a rate in another currency keeps it; one with two currencies is invalid', async () => {
    const shipping_amount = { amount: 9, currency: 'eur' };
    expect(await rateOf({ shipping_amount })).toMatchObject({
      shipping_amount: { currency: 'EUR' },
      other_amount: { currency: 'EUR' },
      error_messages: [],
    });
    const other_amount = { amount: 1, currency: 'usd' };
    expect(await rateOf({ shipping_amount, other_amount })).toMatchObject({
      validation_status: 'invalid',
      error_messages: ['The amounts of this rate are in several currencies.'],
    });
  });

  test('no services, with the errors instead', async () => {
    played.instead = saying(200, {
      shipment_id: 'se-1',
      rate_response: {
        rates: null,
        invalid_rates: [{ rate_id: 'se-3', error_messages: ['Too heavy.'], validation_status: 'valid' }],
        errors: [{ message: 'Wrong code.', field_name: 'shipment.ship_to.postal_code' }, { message: null }],
      },
    });
    const { rates, errors } = await open().rates(ratesRequest(), 'r');
    expect(rates).toMatchObject([{ rate_id: 'se-3', validation_status: 'invalid' }]);
    expect(errors).toEqual([
      { message: 'Wrong code.', field_name: 'shipment.ship_to.postal_code', carrier_id: null },
    ]);
    played.instead = saying(200, { carriers: [{ carrier_id: 'se-1', carrier_code: 'ups', services: null }] });
    expect((await open().carriers()).carriers).toMatchObject([
      { nickname: 'ups', services: [], options: [] },
    ]);
  });

  test('a label without a file is a refusal', async () => {
    played.instead = saying(200, { label_id: 'se-1', shipment_id: 'se-2', status: 'error' });
    expect((await buy()).kind).toBe('refused');
  });

  test('rejects a label of another shipment', async () => {
    played.instead = ({ path }, response) =>
      path === '/v1/labels'
        ? answer(response, 200, {
            labels: [{ label_id: 'se-1', shipment_id: 'se-2', external_shipment_id: 'theirs' }],
          })
        : answer(response, 404, {});
    expect(await open().findLabel({ rateId: 'se-1', reference: 'ours' })).toBeUndefined();
  });

  test('does not follow links to other hosts', async () => {
    for (const pdf of [
      'http://127.0.0.1:1/a.pdf',
      'file:///etc/passwd',
      'https://api.shipengine.com.evil.example/',
    ]) {
      played.instead = saying(200, { label_id: 'se-1', shipment_id: 'se-2', label_download: { pdf } });
      expect(await failureOf(open().file('se-1', 'pdf'))).toMatchObject({
        kind: 'unreachable',
        message: 'The carrier named a file at an address that is not its own.',
      });
    }
  });
});

test('requests contain no nulls, lower-case currencies, and the reference', async () => {
  const [pack] = ratesRequest().shipment.packages;
  const packages = [{ ...pack!, dimensions: null, insured_value: { amount: 5, currency: 'CAD' } }];
  const one = ratesRequest({ packages, is_return_label: true, advanced_options: { bill_to_account: null } });
  await open().rates(one, 'our-reference');
  const sent = played.received[0]?.body ?? '';
  expect(sent).not.toContain('null');
  expect(JSON.parse(sent)).toMatchObject({
    shipment: {
      external_shipment_id: 'our-reference',
      is_return: true,
      packages: [{ insured_value: { amount: 5, currency: 'cad' } }],
      advanced_options: {},
    },
  });
});

describe('Webhook', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const body = Buffer.from(
    JSON.stringify({
      resource_type: 'API_TRACK',
      data: { tracking_number: '1Z9', carrier_code: 'ups', status_code: 'DE', events: [] },
    }),
  );

  const signed = (timestamp: string, text: Buffer = body, kid = 'key-1') => ({
    'x-shipengine-rsa-sha256-key-id': kid,
    'x-shipengine-timestamp': timestamp,
    'x-shipengine-rsa-sha256-signature': createSign('sha256')
      .update(`${timestamp}.`)
      .update(text)
      .sign(privateKey, 'base64'),
  });
  const now = () => new Date().toISOString();
  const publish = () => {
    played.instead = ({ path }, response) =>
      answer(response, path === '/jwks' ? 200 : 404, path === '/jwks' ? { keys: [jwk] } : {});
  };

  test('with a valid signature is accepted', async () => {
    publish();
    const tracking = { tracking_number: '1Z9', carrier_code: 'ups', status: 'delivered', events: [] };
    expect(await open().readWebhook(signed(now()), body)).toEqual(tracking);
  });

  test('of another kind is ignored', async () => {
    publish();
    const batch = Buffer.from('{"resource_type":"API_BATCH"}');
    expect(await open().readWebhook(signed(now(), batch), batch)).toBeUndefined();
  });

  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const refused: [string, () => Record<string, string>, Buffer?][] = [
    ['unsigned', () => ({})],
    ['changed', () => signed(now()), Buffer.concat([body, Buffer.from(' ')])],
    ['with a malformed signature', () => ({ ...signed(now()), 'x-shipengine-rsa-sha256-signature': '!' })],
    ['of six minutes ago', () => signed(minutes(-6))],
    ['of the future', () => signed(minutes(6))],
    ['of no time', () => signed('yesterday')],
    ['repeated with a new time', () => ({ ...signed(minutes(-3)), 'x-shipengine-timestamp': now() })],
    ['of an unknown key', () => signed(now(), body, 'key-2')],
  ];
  test.each(refused)('%s is rejected', async (_, headers, text = body) => {
    publish();
    expect((await failureOf(open().readWebhook(headers(), text))).kind).toBe('refused');
  });

  test('is retried if its keys cannot be fetched', async () => {
    played.instead = saying(500, {});
    expect((await failureOf(open().readWebhook(signed(now()), body))).kind).toBe('unreachable');
  });
});
