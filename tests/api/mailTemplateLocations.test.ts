import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const template = (location_id: unknown) => ({
  name: `Ready ${randomUUID()}`,
  body: '<p>It is ready.</p>',
  location_id,
});
const create = (location_id: unknown) =>
  services.ask('STORE_OWNER', 'POST', 'mailTemplates', { body: template(location_id) });

test('an email template belongs to a location of the store or to none', async () => {
  const [home, theirs] = [services.store.locationIds[0], services.other.locationIds[0]];
  expect((await create(home)).status).toBe(201);
  expect((await create(null)).status).toBe(201);
  for (const [id, code] of [
    [theirs, 'reference'],
    [987_654, 'reference'],
    [-5, 'minimum'],
    [9e15, 'maximum'],
  ]) {
    const { status, json } = await create(id);
    expect([id, status, json.errors]).toMatchObject([id, 422, [{ path: '/location_id', code }]]);
  }
});

test('a template keeps its location while other properties change', async () => {
  const { json } = await create(services.store.locationIds[0]);
  const path = `mailTemplates/${json.id}`;
  const change = (body: object) => services.ask('STORE_OWNER', 'PUT', path, { body });
  expect((await change({ name: 'Another' })).status).toBe(200);
  expect((await change({ location_id: services.other.locationIds[0] })).json.errors).toMatchObject([
    { path: '/location_id', code: 'reference' },
  ]);
});
