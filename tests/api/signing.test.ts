import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../server/core/jobs/tables.ts';
import { signatureCodes } from '../../server/tickets/tables.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { SignatureCode } from '../../src/schemas/tickets/signing.ts';
import { addCustomer } from './people.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;

beforeAll(async () => {
  services = await startApp();
  const { headers } = await owner('GET', 'intake-rules');
  const terms = { intake: { en: '<p>We may fail.</p>', fr: '<p>Nous pouvons échouer.</p>' } };
  const saved = await owner('PUT', 'intake-rules', { terms }, { 'if-match': headers.etag });
  if (saved.status !== 200) throw new Error(saved.text);
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers = {}) =>
  services.ask('STORE_OWNER', method, path, { body, headers });

const strokes = [[10, 10, 200, 90, 400, 20]];

/** Creates a code and returns its id and token. */
async function createCode(): Promise<{ id: string; token: string }> {
  const { status, json, text } = await owner('POST', 'signatureCode', {
    kind: 'INTAKE',
    language: 'fr',
    name: 'Ada Berg',
  });
  if (status !== 201) throw new Error(text);
  const { id, address } = json as SignatureCode;
  return { id, token: address.split('#')[1]! };
}

const atScreen = (method: 'GET' | 'POST', path: string, token: string, payload?: object) =>
  services.app.inject({
    method,
    url: `/dc/store/${services.store.id}/sign/${path}`,
    headers: { 'x-signing-token': token },
    ...(payload && { payload }),
  });

const given = async (id: string) =>
  (await owner('GET', `signatureCode?id=${id}`)).json.signature as object | null;

test('What is signed on another screen is taken over with the terms that were shown there', async () => {
  const { id, token } = await createCode();
  const session = await atScreen('GET', 'session', token);
  expect(session.json()).toMatchObject({
    html: '<p>Nous pouvons échouer.</p>',
    language: 'fr',
    name: 'Ada Berg',
    is_signed: false,
  });
  expect(await given(id)).toBeNull();
  const signed = await atScreen('POST', 'signature', token, { name: 'Ada B.', strokes });
  expect(signed.json()).toMatchObject({ is_signed: true });
  await atScreen('POST', 'signature', token, { name: 'Somebody else', strokes });
  const signature = await given(id);
  expect(signature).toMatchObject({ name: 'Ada B.', language: 'fr', strokes });
  const { json, status } = await owner('POST', 'tickets', {
    location_id: services.store.locationIds[0],
    customer_id: await addCustomer(services),
    new_devices: [{ name: 'Phone', problem: 'Broken' }],
    signature,
  });
  expect(status).toBe(201);
  expect((await owner('GET', `tickets/${(json as Ticket).id}/signatures`)).json).toMatchObject([
    { name: 'Ada B.', language: 'fr', is_late: false },
  ]);
});

test('A code is one staff member’s, ends with the next one, and after ten minutes', async () => {
  const first = await createCode();
  const second = await createCode();
  const read = async ({ id }: { id: string }, role: 'STORE_OWNER' | 'STAFF' = 'STORE_OWNER') =>
    (await services.ask(role, 'GET', `signatureCode?id=${id}`)).status;
  expect((await atScreen('GET', 'session', first.token)).statusCode).toBe(410);
  expect((await atScreen('GET', 'session', `${second.token}x`)).statusCode).toBe(410);
  await atScreen('POST', 'signature', second.token, { name: 'Ada', strokes });
  expect([await read(first), await read(second), await read(second, 'STAFF')]).toEqual([410, 200, 410]);
  await owner('DELETE', `signatureCode?id=${first.id}`);
  expect(await given(second.id)).not.toBeNull();
  const { db } = services.database;
  await db.update(signatureCodes).set({ expires_date: new Date(0) });
  expect(await read(second)).toBe(410);
  expect((await atScreen('POST', 'signature', second.token, { name: 'Ada', strokes })).statusCode).toBe(410);
  await db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, 'end-signature-codes'));
  await services.app.workIsDone();
  expect(await db.select().from(signatureCodes)).toEqual([]);
  const third = await createCode();
  await owner('DELETE', `signatureCode?id=${third.id}`);
  expect((await atScreen('GET', 'session', third.token)).statusCode).toBe(410);
});

test('Of two signatures in one moment, the first stays', async () => {
  const { id, token } = await createCode();
  const names = ['Ada', 'Bo', 'Cy'];
  await Promise.all(names.map((name) => atScreen('POST', 'signature', token, { name, strokes })));
  const first = (await given(id)) as { name: string };
  await atScreen('POST', 'signature', token, { name: 'Di', strokes });
  expect(await given(id)).toEqual(first);
});

test('A dot is no signature, and without terms there is nothing to sign', async () => {
  const { id, token } = await createCode();
  const dot = await atScreen('POST', 'signature', token, { name: 'Ada', strokes: [[1, 1]] });
  expect([dot.statusCode, dot.json()]).toMatchObject([422, { errors: [{ path: '/strokes', code: 'dot' }] }]);
  expect(await given(id)).toBeNull();
  const none = await owner('POST', 'signatureCode', { kind: 'PICKUP', language: 'en', name: '' });
  expect([none.status, none.json]).toMatchObject([422, { errors: [{ path: '/kind', code: 'no_terms' }] }]);
});

test('The page loads nothing from elsewhere and is not indexed', async () => {
  const { headers, body } = await services.app.inject({
    url: `/dc/store/${services.store.id}/sign?lang=fr`,
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(body).toContain('Conditions et signature');
});
