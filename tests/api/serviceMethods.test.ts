import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLookups } from './booking.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
});
afterAll(() => services.close());

const put = (body: unknown) => services.ask('STORE_OWNER', 'PUT', 'delivery_methods', { body });

test('drop-off methods are switched one by one, and the others are unchanged', async () => {
  const { json } = await put([{ code: 'PICK_UP', is_enabled: false }]);
  expect(json).toEqual([
    { code: 'MAIL_IN', is_enabled: true },
    { code: 'ONSITE', is_enabled: true },
    { code: 'PICK_UP', is_enabled: false },
    { code: 'WALK_IN', is_enabled: true },
  ]);
  expect((await services.ask('STAFF', 'GET', 'delivery_methods')).json).toEqual(json);
});

test('at least one drop-off method stays on', async () => {
  const codes = ['MAIL_IN', 'ONSITE', 'PICK_UP', 'WALK_IN'];
  const { status, json } = await put(codes.map((code) => ({ code, is_enabled: false })));
  expect(status).toBe(422);
  expect(json.errors).toEqual([{ path: '', code: 'minItems', params: { limit: 1 } }]);
  const { json: stored } = await services.ask('STAFF', 'GET', 'delivery_methods');
  expect(stored).toContainEqual({ code: 'WALK_IN', is_enabled: true });
  const others = codes.slice(0, -1).map((code) => ({ code, is_enabled: false }));
  expect((await put(others)).status).toBe(200);
  expect((await put([{ code: 'WALK_IN', is_enabled: false }])).status).toBe(422);
});

test('an unknown one changes nothing', async () => {
  const { status, json } = await put([
    { code: 'WALK_IN', is_enabled: false },
    { code: 'DRONE', is_enabled: true },
  ]);
  expect(status).toBe(422);
  expect(json.errors).toEqual([{ path: '/1/code', code: 'enum' }]);
  const { json: stored } = await services.ask('STAFF', 'GET', 'delivery_methods');
  expect(stored).toContainEqual({ code: 'WALK_IN', is_enabled: true });
});
