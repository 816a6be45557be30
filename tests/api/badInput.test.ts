import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, tokenOf, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

function send(
  payload: string | Buffer,
  type = 'application/json',
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
) {
  const { app, store } = services;
  const headers = { 'content-type': type, authorization: `Bearer ${tokenOf(store, 'STORE_OWNER')}` };
  return app.inject({ method, url: `/dc/store/${store.id}/categories`, headers, payload });
}

const form = (...lines: string[]) => ['--b', ...lines, '--b--', ''].join('\r\n');
const data = 'Content-Disposition: form-data; name="data"';

const bodies: [string, string | Buffer, string, number][] = [
  ['malformed JSON', '{"name": ', 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['a list', '[]', 'application/json', 422],
  ['null', 'null', 'application/json', 422],
  ['a number', '7', 'application/json', 422],
  ['a __proto__ key', '{"__proto__": {"isAdmin": true}, "name": "A", "slug": "a"}', 'application/json', 400],
  ['an object as name', '{"name": {"a": 1}, "slug": "a"}', 'application/json', 422],
  ['a name that cannot be stored', String.raw`{"name": "A\u0000", "slug": "a"}`, 'application/json', 422],
  ['20 MB', Buffer.alloc(20 * 1024 * 1024, ' '), 'application/json', 413],
  ['XML', '<a/>', 'application/xml', 415],
  ['a web form', 'name=A', 'application/x-www-form-urlencoded', 415],
  ['a form without a boundary', 'x', 'multipart/form-data', 400],
  [
    'a form without data',
    form('Content-Disposition: form-data; name="x"', '', '1'),
    'multipart/form-data; boundary=b',
    400,
  ],
  ['a form with broken data', form(data, '', '{'), 'multipart/form-data; boundary=b', 400],
  [
    'a form with a __proto__ key',
    form(data, '', '{"__proto__": {}, "name": "A", "slug": "a"}'),
    'multipart/form-data; boundary=b',
    422,
  ],
  ['a truncated form', `--b\r\n${data}\r\n\r\n{`, 'multipart/form-data; boundary=b', 400],
  [
    'a form of many parts',
    form(...Array.from({ length: 50 }, () => [data, '', '{}', '--b']).flat()),
    'multipart/form-data; boundary=b',
    413,
  ],
];

test.each(bodies)('%s', async (_, payload, type, status) => {
  const answer = await send(payload, type);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ type: 'about:blank', status });
  expect((await services.ask('STAFF', 'GET', 'categories')).json.metadata.total).toBe(0);
});

describe('addresses', () => {
  const paths = ['brands/x', 'brands/1%20or%201=1', `brands/${crypto.randomUUID()}`, 'nothing', 'brands/a/b'];
  test.each(paths)('returns 404 for %s', async (path) => {
    const { status, json, headers } = await services.ask('ADMIN', 'GET', path);
    expect(status).toBe(404);
    expect(json).toMatchObject({ title: 'Not Found' });
    expect(headers['content-type']).toContain('application/problem+json');
  });

  test.each(['brands?name=%00', 'brands?page=1e400', 'brands?min_created_date=0000-01-01'])(
    'rejects %s',
    async (path) => {
      expect((await services.ask('STAFF', 'GET', path)).status).toBe(400);
    },
  );

  test('rejects unknown query parameters by name', async () => {
    const { status, json } = await services.ask(
      'STAFF',
      'GET',
      'brands?__proto__=1&constructor[]=2&order=;drop&name[]=a',
    );
    expect(status).toBe(400);
    expect(json.errors.map(({ path }: { path: string }) => path)).toEqual([
      '/__proto__',
      '/constructor',
      '/order',
    ]);
  });
});

test('rejects malformed ids, and too many', async () => {
  for (const ids of [
    ['x'],
    [7],
    [{ a: 1 }],
    [null],
    Array.from({ length: 10_001 }, () => crypto.randomUUID()),
  ]) {
    expect((await send(JSON.stringify({ ids }), 'application/json', 'DELETE')).statusCode).toBe(400);
  }
});

test('HEAD answers like GET, without a body, and also requires a token', async () => {
  const { app, ask, store } = services;
  expect(await ask('STAFF', 'HEAD', 'brands')).toMatchObject({ status: 200, text: '' });
  expect((await app.inject({ method: 'HEAD', url: `/dc/store/${store.id}/brands` })).statusCode).toBe(401);
});

test('responses have security headers and allow no other origins', async () => {
  const url = `/dc/store/domain/${services.store.domain}`;
  const { headers } = await services.app.inject({ url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  const elsewhere = await services.app.inject({ url, headers: { origin: 'https://elsewhere.example' } });
  expect(elsewhere.statusCode).toBe(404);
  for (const one of [headers, elsewhere.headers])
    expect(one).not.toHaveProperty('access-control-allow-origin');
});

test.each(['staff/me/permissions', 'locations'])('%s rejects page numbers below 1', async (path) => {
  const { id } = services.store.staff.ADMIN;
  const address = path.replace('me', id);
  for (const query of ['page=0', 'per_page=-1', 'page=x']) {
    expect((await services.ask('ADMIN', 'GET', `${address}?${query}`)).status).toBe(400);
  }
  const { json } = await services.ask('ADMIN', 'GET', `${address}?page=2&per_page=1`);
  expect(json.data).toHaveLength(1);
  expect(json.metadata).toMatchObject({ page: 2, per_page: 1 });
});

test('reports a malformed URL as a problem document', async () => {
  const { statusCode, headers } = await services.app.inject({ url: '/dc/%zz' });
  expect(statusCode).toBe(400);
  expect(headers['content-type']).toContain('application/problem+json');
});
