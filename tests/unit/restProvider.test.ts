import { expect, test } from 'vitest';
import { brands } from '../../src/schemas/catalog/brands.ts';
import type { Model } from '../../src/schemas/model.ts';
import { answer } from '../support/httpServer.ts';
import { firstPage, serve, setUpServer } from './dataProvider.support.ts';

setUpServer();

const base: Model = brands;
const gadgets: Model = { ...base, name: 'gadgets', endpoints: undefined };
const models = { gadgets };

test('uses the plain REST dialect for a model without endpoints', async () => {
  const rows = [{ id: '1', name: 'Drone' }];
  const { provider, received } = await serve(
    (_, response) => answer(response, 200, rows, { 'content-range': 'gadgets 0-0/41' }),
    { models },
  );
  expect(await provider.getList('gadgets', { ...firstPage, filter: { name: 'dr' } })).toEqual({
    data: rows,
    total: 41,
  });
  expect(received[0]?.path).toBe('/dc/store/s1/gadgets');
  expect(Object.fromEntries(received[0]?.query ?? [])).toEqual({
    filter: '{"name":"dr"}',
    range: '[0,9]',
    sort: '["name","ASC"]',
  });
  expect(received[0]?.headers.authorization).toBe('Bearer token');
});

test('bases updates on the version that was read and sends writable properties', async () => {
  const { provider, received } = await serve(
    (_, response) => answer(response, 200, { id: '1', name: 'Drone' }, { etag: '"4"' }),
    { models },
  );
  const { data } = await provider.getOne('gadgets', { id: '1' });
  expect(data).toEqual({ id: '1', name: 'Drone', _etag: '"4"' });
  await provider.update('gadgets', { id: '1', data: { ...data, name: 'Kite' }, previousData: data });
  expect(received[1]).toMatchObject({
    method: 'PUT',
    path: '/dc/store/s1/gadgets/1',
    body: '{"name":"Kite"}',
  });
  expect(received[1]?.headers['if-match']).toBe('"4"');
});

test('creates and deletes', async () => {
  const { provider, received } = await serve(
    (_, response) => answer(response, 200, { id: '9', name: 'Kite' }),
    {
      models,
    },
  );
  const created = await provider.create('gadgets', { data: { name: 'Kite', id: 'mine' } });
  expect(created.data).toMatchObject({ id: '9' });
  await provider.delete('gadgets', { id: '9' });
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /dc/store/s1/gadgets',
    'DELETE /dc/store/s1/gadgets/9',
  ]);
  expect(received[0]?.body).toBe('{"name":"Kite"}');
});

test('reports errors like other calls', async () => {
  const { provider } = await serve((_, response) => answer(response, 403), { models });
  await expect(provider.getOne('gadgets', { id: '1' })).rejects.toMatchObject({
    status: 403,
    message: 'messages.not_allowed',
  });
});
