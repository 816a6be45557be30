import { expect, test } from 'vitest';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { endpointsOf, fillPath, parseEndpoint } from '../../src/schemas/endpoint.ts';
import { services, type Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';

test('parses method, path, fixed query and keywords of a line', () => {
  expect(parseEndpoint('PUT /dc/store/:storeId/brands/with_file multipart')).toEqual({
    method: 'PUT',
    path: '/dc/store/:storeId/brands/with_file',
    query: {},
    multipart: true,
    whole: false,
    several: false,
    nested: false,
    authenticated: true,
  });
  expect(
    parseEndpoint('GET /dc/store/domain/:domain?include_children=false&a=1 whole nested unauthenticated'),
  ).toEqual({
    method: 'GET',
    path: '/dc/store/domain/:domain',
    query: { include_children: 'false', a: '1' },
    multipart: false,
    whole: true,
    several: false,
    nested: true,
    authenticated: false,
  });
});

test.each(['multpart', 'Whole', 'multipart whole unauthentified', 'multipart,whole', ' multipart'])(
  'throws on the unknown keyword in %j',
  (words) => {
    expect(() => parseEndpoint(`PUT /dc/store/:storeId/brands ${words}`)).toThrow(
      'The endpoint PUT /dc/store/:storeId/brands',
    );
  },
);

test('returns all lines of an action', () => {
  expect(endpointsOf(brands, 'update').map(({ multipart }) => multipart)).toEqual([false, true]);
  expect(endpointsOf(brands, 'list')).toHaveLength(1);
  expect(endpointsOf(brands, 'delete')).toEqual([]);
});

test('fills and encodes path parameters', () => {
  expect(fillPath('/dc/store/:storeId/x/:id', { storeId: 's/1', id: 7 })).toBe('/dc/store/s%2F1/x/7');
  expect(() => fillPath('/x/:id', {})).toThrow('No value for :id in /x/:id');
});

test.each(Object.values<Model>(models))('parses every line of $name', (model) => {
  for (const line of Object.values(model.endpoints ?? {}).flat()) {
    const { method, path } = parseEndpoint(line);
    expect(['GET', 'POST', 'PUT', 'DELETE', 'HEAD']).toContain(method);
    expect(path).toMatch(
      /^\/dc(\/:locale)?\/(store\/:storeId(\/[\w/:-]+)?|(addon|shipments|global_catalog)(\/[\w/:-]+)?)$/,
    );
  }
  expect(services).toContain(model.service);
});
