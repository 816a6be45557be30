import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withOptionalDefaults } from '../../src/schemas/applyDefaults.ts';
import { endpointsOf } from '../../src/schemas/endpoint.ts';
import type { Model } from '../../src/schemas/model.ts';
import type { Action } from '../../src/schemas/can.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { models } from '../../src/schemas/models.ts';
import { ajvFormats } from '../../src/schemas/validate.ts';
import { ajv as validators, ajvOfQueries } from '../../server/core/ajv.ts';
import { catalog } from '../support/catalog.ts';
import { add } from './samples.ts';
import { multipart, png, startApp, type AskOptions, type Reply, type TestApp } from './support.ts';

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
for (const format of ajvFormats) ajv.addFormat(format, true);

const operation = (method: string, path: string): Operation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

/** Expects a response to match its description, without additional properties. */
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

/** Routes compile their schemas on first use, so the start would not find one that Ajv rejects. */
test('the schemas of every route can be compiled', () => {
  expect(services.schemas.length).toBeGreaterThan(200);
  for (const { body, querystring, params, response } of services.schemas) {
    // Bodies described by media type are validated by their routes.
    if (typeof body === 'object' && body !== null && !('content' in body))
      validators.compile(withOptionalDefaults(body));
    for (const part of [querystring, params]) if (part) ajvOfQueries.compile(part);
    for (const one of Object.values((response ?? {}) as Record<string, Content>)) {
      for (const { schema } of Object.values(one.content ?? { '': { schema: one } }))
        fastJsonStringify(schema);
    }
  }
});

test('the document contains its version, the security scheme and every route', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.security).toEqual([{ token: [] }]);
  expect(operation('GET', '/dc/store/domain/:domain')?.security).toEqual([]);
  for (const model of Object.values(models) as Model[]) {
    for (const action of Object.keys(model.endpoints ?? {}) as Action[]) {
      for (const { method, path } of endpointsOf(model, action)) {
        expect([[model.name], model.sharesRecordsWith]).toContainEqual(operation(method, path)?.tags);
      }
    }
  }
  expect(document.paths).not.toHaveProperty('/docs/openapi.json');
});

test('the document is generated once, and answered with 304 to clients that have it', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => services.app.inject({ url: '/docs/openapi.json' })),
  );
  const etag = String(one?.headers.etag);
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(other?.headers.etag).toBe(etag);
  const headers = { 'if-none-match': etag };
  const again = await services.app.inject({ url: '/docs/openapi.json', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

describe.each(catalog)('$name', (model) => {
  const collection = `/dc/store/:storeId/${model.name}`;

  test('describes the list query and the bodies', () => {
    const names = operation('GET', collection)?.parameters.map(({ name }) => name);
    const sorts = Object.values(model.sorts);
    expect(names).toEqual(
      expect.arrayContaining(['page', 'per_page', 'name', 'ids', 'min_created_date', ...sorts]),
    );
    const body = operation('POST', collection)?.requestBody;
    expect(Object.keys(body?.content ?? {})).toEqual(['application/json', 'multipart/form-data']);
  });

  test('responses match their description', async () => {
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

test('responses of session endpoints match their description', async () => {
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

test('storefront documents are described by their schemas', () => {
  const bodyOf = (method: string, path: string) =>
    operation(method, `/dc/store/:storeId${path}`)?.requestBody.content?.['application/json']?.schema;
  for (const [path, { schema }] of [
    ['/config', documents.storeConfig],
    ['/location/:locationId/config', documents.locationConfig],
  ] as const) {
    expect(bodyOf('PUT', path)).toEqual(JSON.parse(JSON.stringify(schema)));
  }
});

test('responses of storefront endpoints match their description', async () => {
  const { ask, store } = services;
  const config = { homepage: { section1: { title: 'A', subtitle: 'B' } } };
  const words = { target_languages: ['fr'], words: ['Repair'], save_folders: ['frontend'] };
  const configPath = `/location/${store.locationIds[0]}/config`;
  const calls: [method: string, path: string, address?: string, options?: AskOptions][] = [
    ['PUT', '/config', '/config', { body: config }],
    ['GET', '/config'],
    ['GET', '/config/versions'],
    ['GET', '/config/versions/:version', '/config/versions/1'],
    ['POST', '/config/versions/:version/restore', '/config/versions/0/restore'],
    ['PUT', '/location/:locationId/config', configPath, { body: { section3: { title: 'A' } } }],
    ['GET', '/location/:locationId/config', configPath],
    ['POST', '/assets', '/assets', multipart(undefined, { name: 'a.png', content: png })],
    [
      'POST',
      '/template/:type/asset',
      '/template/page/asset',
      multipart(undefined, { field: 'template', name: 'about.json', content: '{"root":{},"content":[]}' }),
    ],
    ['GET', '/template/:type/asset', '/template/page/asset?file_name=about.json'],
  ];
  for (const [method, path, address = path, options] of calls) {
    const reply = await ask('ADMIN', method, `/dc/store/${store.id}${address}`, options);
    expect([200, 201]).toContain(reply.status);
    expectDocumented(method, `/dc/store/:storeId${path}`, reply);
  }
  const frontend = '/dc/translation/frontend';
  expectDocumented('POST', '/dc/translate', await ask('ADMIN', 'POST', '/dc/translate', { body: words }));
  expectDocumented('GET', `${frontend}/:locale`, await ask('STAFF', 'GET', `${frontend}/fr`));
  const refused = await ask('ADMIN', 'PUT', `${frontend}/fr`, { body: { Unknown: 'A' } });
  expect(refused.status).toBe(422);
  expectDocumented('PUT', `${frontend}/:locale`, refused);
});
