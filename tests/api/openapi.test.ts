import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointsOf } from '../../src/schemas/endpoint.ts';
import type { Action, Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { catalog } from '../support/catalog.ts';
import { add } from './samples.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

interface Content {
  content?: Record<string, { schema: object }>;
}

interface Operation {
  tags: string[];
  security?: object[];
  parameters: { name: string }[];
  requestBody: Content;
  responses: Record<string, Content>;
}

interface Document {
  openapi: string;
  security: object[];
  paths: Record<string, Record<string, Operation>>;
}

let services: TestApp;
let document: Document;
beforeAll(async () => {
  services = await startApp();
  document = (await services.app.inject({ url: '/docs/openapi.json' })).json();
});
afterAll(() => services.close());

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

const operation = (method: string, path: string): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

/** Does an answer hold what the document says, and nothing else? */
function expectDocumented(method: string, path: string, { status, json, headers }: Reply) {
  const responses = operation(method, path)?.responses ?? {};
  const response = responses[status] ?? responses.default;
  const type = String(headers['content-type']).split(';')[0] ?? '';
  const schema = response?.content?.[type]?.schema;
  expect(schema).toBeDefined();
  const isValid: ValidateFunction = ajv.compile(schema ?? false);
  isValid(json);
  expect(isValid.errors).toBeNull();
}

test('the document names its version, its token and every route', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.security).toEqual([{ token: [] }]);
  expect(operation('GET', '/dc/store/domain/:domain')?.security).toEqual([]);
  for (const model of Object.values(models) as Model[]) {
    for (const action of Object.keys(model.endpoints ?? {}) as Action[]) {
      for (const { method, path } of endpointsOf(model, action)) {
        expect(operation(method, path)?.tags).toEqual([model.name]);
      }
    }
  }
  expect(document.paths).not.toHaveProperty('/docs/openapi.json');
});

describe.each(catalog)('$name', (model) => {
  const collection = `/dc/store/:storeId/${model.name}`;

  test('the list query and the bodies are described', () => {
    const names = operation('GET', collection)?.parameters.map(({ name }) => name);
    const sorts = Object.values(model.sorts);
    expect(names).toEqual(
      expect.arrayContaining(['page', 'per_page', 'name', 'ids', 'min_created_date', ...sorts]),
    );
    const body = operation('POST', collection)?.requestBody;
    expect(Object.keys(body?.content ?? {})).toEqual(['application/json', 'multipart/form-data']);
  });

  test('the running calls answer as described', async () => {
    expect.hasAssertions();
    const { id } = await add(services, model.name, { name: 'Documented' });
    const { ask } = services;
    for (const query of ['', '?include_children=true', '?page=0', '?page=x']) {
      expectDocumented('GET', collection, await ask('STAFF', 'GET', model.name + query));
    }
    const single = `${collection}/:id`;
    expectDocumented('GET', single, await ask('STAFF', 'GET', `${model.name}/${id}`));
    expectDocumented('GET', single, await ask('STAFF', 'GET', `${model.name}/${crypto.randomUUID()}`));
    expectDocumented('POST', collection, await ask('STAFF', 'POST', model.name, { body: {} }));
    expectDocumented('POST', collection, await ask('ADMIN', 'POST', model.name, { body: {} }));
    expectDocumented(
      'PUT',
      collection,
      await ask('ADMIN', 'PUT', model.name, { body: { id, name: 'Changed' } }),
    );
    expectDocumented('PUT', collection, await ask('ADMIN', 'PUT', model.name, { body: { id, name: '' } }));
    if (model.endpoints?.delete) {
      expectDocumented(
        'DELETE',
        collection,
        await ask('ADMIN', 'DELETE', model.name, { body: { ids: [id] } }),
      );
    }
  });
});

test('the calls of a session answer as described', async () => {
  const { ask, store } = services;
  const me = `staff/${store.staff.STAFF.id}`;
  const calls = [
    ['', ''],
    ['/config', '/config'],
    ['/features/toggle', '/features/toggle?types=DASHBOARD'],
    ['/settings', '/settings'],
    ['/locations', '/locations'],
    ['/locations/:id', `/locations/${store.locationIds[0]}?include_staff=true&include_location_hours=true`],
    ['/staff/:id', `/${me}`],
    ['/staff/:staffId/permissions', `/${me}/permissions`],
    ['/staff/:staffId/settings', `/${me}/settings`],
  ];
  for (const [path, address] of calls) {
    const reply = await ask('STAFF', 'GET', `/dc/store/${store.id}${address}`);
    expect(reply.status).toBe(200);
    expectDocumented('GET', `/dc/store/:storeId${path}`, reply);
  }
});
