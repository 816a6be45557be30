import { describe, expect, test } from 'vitest';
import { orders } from '../../src/schemas/sales/orders.ts';
import { answer } from '../support/httpServer.ts';
import { firstPage, serve, setUpServer } from './dataProvider.support.ts';

setUpServer();

const apple = { id: '1', name: 'Apple', slug: 'apple', img_src: '/a.svg', owner: { extra: true } };
const picture = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });

describe('a service without ETag, problem+json and totals', () => {
  test('keeps unknown fields of lists; the total is the number of records', async () => {
    const { provider, received } = await serve((_, response) =>
      answer(response, 200, { data: [apple], more: 1 }),
    );
    expect(await provider.getList('brands', firstPage)).toMatchObject({ data: [apple], total: 1 });
    expect(Date.parse((await provider.getList('brands', firstPage)).meta.date)).toBeGreaterThan(0);
    expect(received[0]).toMatchObject({ method: 'GET', path: '/dc/store/s1/brands' });
    expect(Object.fromEntries(received[0]?.query ?? [])).toEqual({
      include_voided: 'true',
      page: '1',
      per_page: '10',
      name_sort_order: 'asc',
    });
    expect(received[0]?.headers.authorization).toBe('Bearer token');
  });

  test('reads lists wrapped in data, and sends one record as a list', async () => {
    const cable = { id: '1', name: 'Cable', price: 9 };
    const { provider, received } = await serve(({ method, body }, response) => {
      const isRight = !body.includes('-1');
      if (method === 'GET') return answer(response, 200, { data: { data: [cable] } });
      return isRight
        ? answer(response, 201, { data: [cable] })
        : answer(response, 422, { errors: [{ path: '/0/price', code: 'minimum', params: { limit: 0 } }] });
    });
    expect(await provider.getList('addons', firstPage)).toMatchObject({ data: [cable], total: 1 });
    expect(received[0]).toMatchObject({ method: 'GET', path: '/dc/addon' });
    expect(received[0]?.query.get('store_id')).toBe('s1');
    const create = (data: object) => provider.create('addons', { data });
    expect((await create({ name: 'Cable', price: 9 })).data).toEqual(cable);
    expect(JSON.parse(received[1]?.body ?? '')).toEqual([{ name: 'Cable', price: 9 }]);
    await expect(create({ name: 'Cable', price: -1 })).rejects.toMatchObject({
      body: { problems: [{ path: '/price', code: 'minimum' }] },
    });
  });

  test('updates without If-Match and without unknown or read-only fields, and accepts an empty response', async () => {
    const { provider, received } = await serve(({ method }, response) =>
      method === 'GET' ? answer(response, 200, apple) : response.writeHead(204).end(),
    );
    const { data: previousData } = await provider.getOne('brands', { id: '1' });
    expect(previousData).toEqual(apple);
    const data = { ...previousData, name: 'Apple Inc.', created_date: 'x' };
    const updated = await provider.update('brands', { id: '1', data, previousData });
    expect(updated.data).toMatchObject({ id: '1', name: 'Apple Inc.', owner: { extra: true } });
    const [, put] = received;
    expect(put).toMatchObject({ method: 'PUT', path: '/dc/store/s1/brands' });
    expect(put?.headers['if-match']).toBeUndefined();
    expect(JSON.parse(put?.body ?? '')).toEqual({
      id: '1',
      name: 'Apple Inc.',
      slug: 'apple',
      img_src: '/a.svg',
    });
  });

  test('sends read-only properties with a whole record, and rejects an empty response to it', async () => {
    const store = {
      id: 's1',
      name: 'Atlas',
      domain: 'atlas.example',
      settings: { display_repair_cost: true },
    };
    const { provider, received } = await serve(({ method }, response) =>
      method === 'GET' ? answer(response, 200, store) : response.writeHead(200).end(),
    );
    const data = { ...store, name: 'Atlas Care' };
    const saving = provider.update('store', { id: 's1', data, previousData: store });
    await expect(saving).rejects.toMatchObject({ message: 'messages.failed' });
    expect(received[0]).toMatchObject({ method: 'PUT', path: '/dc/store/s1' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(data);
  });

  test('reads records wrapped in data', async () => {
    const { provider } = await serve((_, response) => answer(response, 201, { data: apple }));
    const { data } = await provider.create('brands', { data: { name: 'Apple' } });
    expect(data).toEqual(apple);
  });

  test.each([
    [400, 'messages.bad_request'],
    [401, 'auth.session_expired'],
    [403, 'messages.not_allowed'],
    [404, 'messages.not_found'],
    [413, 'messages.too_large'],
    [500, 'messages.failed'],
    [503, 'messages.unavailable'],
  ])('reports %i with an HTML page as %s', async (status, message) => {
    const { provider } = await serve((_, response) => answer(response, status, '<h1>Oops</h1>'));
    const error: unknown = await provider.getList('brands', firstPage).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'HttpError', status, message, body: { problems: [] } });
  });

  test('does not map errors of another shape to fields', async () => {
    const errors = [{ message: 'no' }, null, 'x', { path: '/slug', code: 'unique' }];
    const { provider } = await serve((_, response) => answer(response, 422, { errors }));
    await expect(provider.create('brands', { data: {} })).rejects.toMatchObject({
      body: { problems: [{ path: '/slug', code: 'unique' }] },
    });
  });
});

describe('versions', () => {
  test('bases an update on the version that was read', async () => {
    const { provider, received } = await serve((_, response) =>
      answer(response, 200, apple, { etag: '"7"' }),
    );
    const { data } = await provider.getOne('brands', { id: '1' });
    const saved = await provider.update('brands', { id: '1', data: { name: 'x' }, previousData: data });
    expect(received[1]?.headers['if-match']).toBe('"7"');
    expect(received[1]?.body).not.toContain('_etag');
    expect(saved.data).toMatchObject({ _etag: '"7"' });
  });

  test('bases a step that follows without a read on the version of the previous step', async () => {
    let version = 1;
    const { provider, received } = await serve((_, response) =>
      answer(response, 200, { id: '1' }, { etag: `"${(version += 1)}"` }),
    );
    for (const key of ['a', 'b'])
      await provider.takeStep(orders, { id: '1', step: 'hold', key, etag: '"1"' });
    await provider.takeStep(orders, { id: '2', step: 'hold', key: 'c', etag: '"1"' });
    expect(received.map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"', '"1"']);
  });

  test('reports a stale version as a distinct error', async () => {
    const { provider } = await serve((_, response) => answer(response, 412, {}));
    const previousData = { id: '1', _etag: '"6"' };
    await expect(provider.update('brands', { id: '1', data: {}, previousData })).rejects.toMatchObject({
      status: 412,
    });
  });
});

describe('files', () => {
  test('uploads an image as imagefile to the multipart call', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, apple));
    const data = { name: 'Apple', img_src: 'blob:http://localhost/1', imagefile: picture };
    await provider.update('brands', { id: '1', data, previousData: { id: '1' } });
    expect(received[0]?.path).toBe('/dc/store/s1/brands/with_file');
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toContain('name="data"\r\n\r\n{"id":"1","name":"Apple"}');
    expect(received[0]?.body).toContain('name="imagefile"; filename="a.svg"');
  });

  test('uses a multipart call without an image if there is no other', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, apple));
    await provider.create('brands', { data: { name: 'Apple' } });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(received[0]?.body).not.toContain('imagefile');
  });
});

describe('links', () => {
  const previousData = { id: '1', _etag: '"1"', categories: [{ id: 'a' }, { id: 'b' }] };

  test('removes links with a separate call before the update', async () => {
    const { provider, received } = await serve(({ method }, response) =>
      answer(response, 200, { id: '1' }, { etag: method === 'DELETE' ? '"2"' : '"3"' }),
    );
    const data = { name: 'Pixel', categories: [{ id: 'b' }, { id: 'c' }] };
    const { data: saved } = await provider.update('products', { id: '1', data, previousData });
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /dc/store/s1/product/1/categories',
      'PUT /dc/store/s1/products',
    ]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ids: ['a'] });
    expect(received.map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"']);
    expect(saved).toMatchObject({ _etag: '"3"' });
  });

  test('does not send the update if removing links is refused', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 412));
    const data = { categories: [] };
    await expect(provider.update('products', { id: '1', data, previousData })).rejects.toMatchObject({
      status: 412,
    });
    expect(received).toHaveLength(1);
  });

  test('keeps links that are not part of the change', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, { id: '1' }));
    await provider.update('products', { id: '1', data: { name: 'x' }, previousData });
    expect(received.map(({ method }) => method)).toEqual(['PUT']);
  });
});

describe('several records', () => {
  test('fetches many by id in one call', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, { data: [apple] }));
    await provider.getMany('brands', { ids: ['1', '2'] });
    expect(received).toHaveLength(1);
    expect(received[0]?.query.getAll('ids[]')).toEqual(['1', '2']);
    expect(received[0]?.query.get('per_page')).toBe('2');
  });

  test('filters by the record of a reference', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, { data: [] }));
    await provider.getManyReference('products', { ...firstPage, target: 'brand_id', id: '7' });
    expect(received[0]?.query.get('brand_id')).toBe('7');
  });

  test('fetches all pages of a list with a maximum page size', async () => {
    const rows = Array.from({ length: 5 }, (_, row) => ({ id: String(row) }));
    const { provider, received } = await serve(({ query }, response) => {
      const from = (Number(query.get('page')) - 1) * 2;
      answer(response, 200, { data: rows.slice(from, from + 2), metadata: { total: 5, per_page: 2 } });
    });
    const params = { ...firstPage, pagination: { page: 1, perPage: 10_000 } };
    expect(await provider.getList('brands', params)).toMatchObject({ data: rows, total: 5 });
    expect(received).toHaveLength(3);
  });

  test('searches with the search call of the model and its parameters only', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, { data: [apple] }));
    const filter = { name: 'ap', include_voided: false, include_children: false };
    const params = { ...firstPage, filter, meta: { isSearch: true } };
    expect(await provider.getList('globalBrands', params)).toMatchObject({ data: [apple] });
    expect(received[0]).toMatchObject({ method: 'POST', path: '/dc/global_catalog/brands' });
    const body = { name: 'ap', page: 1, per_page: 10, name_sort_order: 'asc' };
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
    await provider.getList('brands', params);
    expect(received[1]).toMatchObject({ method: 'GET', path: '/dc/store/s1/brands' });
    expect(received[1]?.query.get('include_children')).toBe('false');
  });

  test('bases each update on its own version', async () => {
    const { provider, received } = await serve(({ path }, response) =>
      answer(response, 200, { ...apple, id: path.at(-1) }, { etag: `"${path.at(-1)}"` }),
    );
    await provider.updateMany('brands', { ids: ['1', '2'], data: { is_voided: true } });
    const puts = received.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"2"']);
    expect(puts.map(({ body }) => (JSON.parse(body) as { is_voided: boolean }).is_voided)).toEqual([
      true,
      true,
    ]);
  });

  test('deletes records by their ids', async () => {
    const { provider, received } = await serve((_, response) => answer(response, 200, {}));
    await provider.deleteMany('categories', { ids: ['1', '2'] });
    expect(received[0]).toMatchObject({ method: 'DELETE', path: '/dc/store/s1/categories' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ids: ['1', '2'] });
  });
});

test('throws an error that names a resource without a model', async () => {
  const { provider } = await serve((_, response) => answer(response, 200, {}));
  expect(() => provider.getList('gadgets', firstPage)).toThrow('There is no model gadgets');
});
