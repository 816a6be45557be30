import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { propertyText } from '../../build/newResource/propertyText.ts';
import { proposeResources } from '../../build/newResource/openApi/propose.ts';
import type { ResourceSpec } from '../../build/newResource/spec.ts';
import { Entity } from '../../src/schemas/common.ts';
import type { Model } from '../../src/schemas/model.ts';
import { answer } from '../support/httpServer.ts';
import { firstPage, serve, setUpServer } from './dataProvider.support.ts';

setUpServer();

const options = {
  domain: 'catalog',
  section: 'catalog',
  right: 'EDIT_CATALOG',
  service: 'product',
  existing: new Set(['products']),
};
const propose = (name: string) =>
  proposeResources(readFileSync(`tests/unit/openApi/${name}.json`, 'utf8'), options);
const codeOf = ({ fields }: ResourceSpec) =>
  Object.fromEntries(fields.map((field) => [field.name, propertyText(field)]));

/** The model that the proposal declares, as far as the data provider reads it. */
function modelOf({ name, fields, foreign }: ResourceSpec): Model {
  const properties = fields.map((field) => [field.name, Type.Any({ readOnly: field.isReadOnly ?? false })]);
  return {
    name,
    schema: Entity({ id: Type.Any({ readOnly: true }), ...Object.fromEntries(properties) }),
    service: 'product',
    label: 'name',
    ...(foreign && { endpoints: foreign.endpoints, listProtocol: foreign.protocol }),
    filters: {},
    sorts: {},
    defaultSort: { field: 'name', order: 'ASC' },
    access: {},
  };
}

describe('a petstore', () => {
  const { specs, notes } = propose('petstore');
  const [pets] = specs as [ResourceSpec];

  test('has calls below the path of its server', () => {
    expect(pets.foreign).toMatchObject({
      hasNumericId: true,
      protocol: { size: 'limit', maxSize: 100 },
      endpoints: {
        list: 'GET /v1/pets',
        one: 'GET /v1/pets/:id',
        create: 'POST /v1/pets',
        update: 'PUT /v1/pets/:id',
      },
    });
  });

  test('has fields with their limits; what is no field is noted', () => {
    expect(codeOf(pets)).toEqual({
      name: 'Type.String({ ...nonBlankLine, maxLength: 80 })',
      status: "NullableString({ enum: ['available', 'pending', 'sold', null] })",
      weight: "Nullable('number', { minimum: 0, maximum: 1_000_000_000_000, default: null })",
    });
    expect(notes).toEqual(
      expect.arrayContaining([
        'pets: photoUrls is no field: it is an array, but saving requires it.',
        'pets: parent is no field: it is an object.',
        '/pets/{petId}/photos: what belongs to one record needs a page of its own.',
        '/store/inventory: its response is no list of records.',
        'pets: there is no call to delete a record.',
      ]),
    );
  });

  test('lists, opens and saves', async () => {
    const { provider, received } = await serve(
      ({ path, method }, response) =>
        answer(
          response,
          200,
          method === 'GET' && path === '/v1/pets' ? [{ id: 1, name: 'Rex' }] : { id: 1, name: 'Max' },
        ),
      { models: { pets: modelOf(pets) } },
    );
    const list = await provider.getList('pets', { ...firstPage, filter: { status: 'sold' } });
    expect(list).toEqual({ data: [{ id: 1, name: 'Rex' }], total: 1 });
    expect(Object.fromEntries(received[0]?.query ?? [])).toEqual({ status: 'sold', limit: '100' });
    const { data } = await provider.getOne('pets', { id: 1 });
    await provider.update('pets', { id: 1, data: { ...data, name: 'Max' }, previousData: data });
    expect(received.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/v1/pets/1',
      body: '{"id":1,"name":"Max"}',
    });
  });
});

describe('a CRM', () => {
  const { specs, notes } = propose('crm');
  const [companies, deals] = specs as [ResourceSpec, ResourceSpec];

  test('has pages, sorting, filters and an envelope', () => {
    expect(companies.foreign?.protocol).toEqual({
      page: 'page',
      size: 'per_page',
      maxSize: 4,
      sort: { parameter: 'sort', style: 'sign' },
      records: 'data',
      total: 'meta.total',
    });
    expect(companies.fields.filter(({ isFiltered }) => isFiltered).map(({ name }) => name)).toEqual(['name']);
    expect(notes).toContain('companies: parameters of its list that are no fields: q.');
  });

  test('has nullable, read-only and long fields, and references', () => {
    expect(codeOf(companies)).toMatchObject({
      website: expect.stringContaining("NullableString({ format: 'uri'"),
      color: 'NullableColor()',
      created_at: "NullableString({ format: 'date-time', readOnly: true })",
      rating: expect.stringContaining('maximum: 5'),
      notes: 'NullableString({ maxLength: 20_000, multiline: true })',
    });
    expect(notes).toContain('companies: owner is no field: it has several types.');
    expect(codeOf(deals)).toMatchObject({
      company_id: "NullableString({ maxLength: 200, reference: 'companies', readOnly: true })",
    });
  });

  test('lists pages larger than those of the service, opens, saves and deletes', async () => {
    const all = Array.from({ length: 9 }, (_, index) => ({ id: String(index), name: `Company ${index}` }));
    const { provider, received } = await serve(
      ({ path, query }, response) => {
        if (path !== '/api/companies') return answer(response, 200, { data: all[3] });
        const start = (Number(query.get('page')) - 1) * 4;
        return answer(response, 200, { data: all.slice(start, start + 4), meta: { total: all.length } });
      },
      { models: { companies: modelOf(companies) } },
    );
    const sort = { field: 'name', order: 'DESC' } as const;
    const list = await provider.getList('companies', { ...firstPage, sort });
    expect(list).toEqual({ data: all, total: 9 });
    expect(received.map(({ query }) => [query.get('page'), query.get('sort')])).toEqual([
      ['1', '-name'],
      ['2', '-name'],
      ['3', '-name'],
    ]);
    const { data } = await provider.getOne('companies', { id: '3' });
    expect(data).toEqual(all[3]);
    await provider.update('companies', { id: '3', data: { ...data, name: 'New' }, previousData: data });
    expect(received.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/companies/3' });
    expect((await provider.getMany('companies', { ids: ['3'] })).data).toEqual([all[3]]);
  });
});

describe('a simple REST backend', () => {
  const { specs } = propose('simpleRest');
  const [posts] = specs as [ResourceSpec];

  test('lists by range, sort and filter, opens and creates', async () => {
    const post = { id: 1, title: 'Hello' };
    const { provider, received } = await serve(
      ({ path, method }, response) =>
        answer(response, 200, method === 'GET' && path === '/posts' ? [post] : post, {
          'content-range': 'posts 0-9/41',
        }),
      { models: { posts: modelOf(posts) } },
    );
    const sort = { field: 'title', order: 'ASC' } as const;
    const list = await provider.getList('posts', { ...firstPage, sort, filter: { published: true } });
    expect(list).toEqual({ data: [post], total: 41 });
    expect(Object.fromEntries(received[0]?.query ?? [])).toEqual({
      range: '[0,9]',
      sort: '["title","ASC"]',
      filter: '{"published":true}',
    });
    expect((await provider.getOne('posts', { id: 1 })).data).toEqual(post);
    await provider.create('posts', { data: { title: 'Hello', body: 'World' } });
    expect(received.at(-1)).toMatchObject({ method: 'POST', body: '{"title":"Hello","body":"World"}' });
  });
});

test.each([
  ['{"swagger":"2.0"}', 'Swagger 2.0'],
  ['openapi: 3.0.0', 'not JSON'],
  ['{"openapi":"2.5"}', '3.0 or 3.1'],
  ['{"openapi":"3.0.0"}', 'no paths'],
  ['{"openapi":"3.0.0","paths":{}}', 'no list'],
])('%s is refused: %s', (text, reason) => {
  expect(() => proposeResources(text, options)).toThrow(reason);
});

test('references in a circle end', () => {
  const schema = { $ref: '#/components/schemas/A' };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const document = {
    openapi: '3.1.0',
    paths: { '/as': { get: { responses } } },
    components: { schemas: { A: { allOf: [schema], properties: { a: schema } } } },
  };
  expect(() => proposeResources(JSON.stringify(document), options)).toThrow('no list');
});
