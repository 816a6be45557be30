import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBrief } from '../support/floors.ts';
import { addLookups, book, addRepair } from './booking.ts';
import { add } from './samples.ts';
import { multipart, startApp, tokenOf, type TestApp } from './support.ts';

interface Schema {
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Call {
  method: InjectOptions['method'];
  path: string;
  operation: Operation;
}

const requestsPerCall = isBrief ? 5 : 20;
/** The embedded database gets other requests than PostgreSQL. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122 + Number(isBrief));

let services: TestApp;
let calls: Call[];
/** The ids of existing records. */
const ids: string[] = [];
beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  for (const model of ['brands', 'categories', 'products']) {
    ids.push((await add(services, model, { name: `One of the ${model}` })).id);
  }
  ids.push(await addRepair(services), await book(services));
  const { paths } = (await services.app.inject({ url: '/docs/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as InjectOptions['method'],
      path,
      operation,
    })),
  );
});
afterAll(() => services.close());

/** A deterministic random number generator for [0, 1) (mulberry32). */
function randomOf(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomOf(seed);
const chance = (likelihood: number) => random() < likelihood;
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const randomId = () =>
  '00000000-0000-4000-8000-000000000000'.replace(/0/g, () => Math.floor(random() * 16).toString(16));

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
const polluting = JSON.parse('{"constructor": {"prototype": {"isAdmin": true}}, "toString": 1}') as unknown;
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '😀'.repeat(300),
  'é',
  '%00',
  "'; drop table staff; --",
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '{"$ne": null}',
  'null',
  'true',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  '٣',
  'a'.repeat(70_000),
  '2026-12-31T23:59:60Z',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01',
  '24:00',
  '\\',
  '00000000-0000-0000-0000-000000000000',
  '%',
  '_',
  '%%%',
  '[',
  '(',
  '*',
];
const values: unknown[] = [
  ...texts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  [],
  {},
  [[]],
  [null],
  [{}],
  { toString: 1 },
  { id: { toString: 1 } },
  { length: -1 },
  polluting,
  deep(40),
  deep(3000),
  Array.from({ length: 5000 }, () => ({})),
  Array.from({ length: 2000 }, (_, index) => index),
];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
  'a/b/c',
];
const broken = [
  '',
  '{',
  '[',
  '"',
  '{"a":}',
  'NaN',
  '\0',
  '{"__proto__": {"a": 1}}',
  '{"a": 1, "a": 2}',
  '\ud800',
  '--x--',
];

/** A value by a schema, often with something invalid in it. */
function valueOf(schema: Schema, depth = 0): unknown {
  if (chance(0.15) || depth > 6) return pick(values);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  switch (pick([schema.type ?? 'object'].flat())) {
    case 'object':
      return objectOf(schema, depth);
    case 'array':
      return Array.from({ length: pick([0, 1, 2, 5]) }, () => valueOf(schema.items ?? {}, depth + 1));
    case 'boolean':
      return chance(0.5);
    case 'integer':
      return pick([0, 1, 2, -1, 100, services.store.locationIds[0], 2_147_483_648]);
    case 'number':
      return pick([0, 1, 0.01, 1e-9, 1e12]);
    case 'null':
      return null;
    default:
      return textOf(schema);
  }
}

function objectOf({ properties = {} }: Schema, depth: number): unknown {
  const entries = Object.entries(properties)
    .filter(() => chance(0.85))
    .map(([key, property]) => [key, valueOf(property, depth + 1)]);
  const odd = chance(0.1) ? [[pick(['unknown', 'toString', 'constructor', 'a/b~c', '']), pick(values)]] : [];
  return Object.fromEntries([...entries, ...odd] as [string, unknown][]);
}

/** Units that cause backtracking in parsers, each repeated up to the field's limit. */
const units = [
  'a',
  ' ',
  '<',
  '<a ',
  '<b>',
  '&',
  '@',
  'a@',
  '.',
  '1',
  '1,',
  '-',
  '{',
  '\\',
  'é',
  '%',
  '_',
  '\n',
];

const longestText = ({ maxLength = 70_000 }: Schema): string => {
  const unit = pick(units);
  return unit.repeat(Math.floor(Math.min(maxLength, 200_000) / unit.length));
};

function textOf(schema: Schema): string {
  const { format } = schema;
  if (chance(0.1)) return longestText(schema);
  if (chance(0.3)) return pick(texts);
  if (format === 'uuid') return pick([...ids, services.store.staff.STAFF.id, randomId()]);
  if (format === 'email') return pick(['a@b.example', services.store.staff.STAFF.email]);
  if (format === 'date-time') return '2026-11-22T10:00:00.000Z';
  if (format === 'date') return '2026-11-22';
  return pick(['A', 'some-slug', 'en', 'DEVICE', '10:00', 'https://a.example/b.png']);
}

const segment = () =>
  encodeURIComponent(pick(texts.filter((text) => text.length < 400 && text !== '\ud800')));

/** Mostly existing values, so that the handler is reached; otherwise arbitrary ones. */
function parameterOf(name: string): string {
  const { store } = services;
  const known: Record<string, () => string> = {
    storeId: () => (chance(0.95) ? store.id : segment()),
    staffId: () => pick([store.staff.ADMIN.id, store.staff.STAFF.id]),
    locationId: () => String(store.locationIds[0]),
    location_id: () => String(store.locationIds[0]),
    locale: () => pick(['en', 'fr']),
    domain: () => 'first.example',
    code: () => pick(['STAFF', 'STORE_MANAGER']),
  };
  if (chance(0.15)) return segment() || 'x';
  return known[name]?.() ?? pick([...ids, String(store.locationIds[0]), store.staff.STAFF.id, '2147483648']);
}

function queryOf({ parameters = [] }: Operation): string {
  const asked = parameters.filter((parameter) => parameter.in === 'query' && chance(0.3));
  const pairs = asked.map(({ name, schema }): [string, string] => {
    const value = valueOf(schema);
    return [chance(0.1) ? `${name}[]` : name, typeof value === 'string' ? value : JSON.stringify(value)];
  });
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 2000)])).toString();
  return chance(0.05) ? `${query}&%zz&a=%ff&page=&page[]=` : query;
}

function requestOf({ method, path, operation }: Call): InjectOptions {
  const requestPath = path.replace(/\{(\w+)\}/g, (_, name: string) => parameterOf(name));
  const role = pick(['ADMIN', 'ADMIN', 'STORE_OWNER', 'STAFF'] as const);
  const headers: Record<string, string> = {
    ...(chance(0.97) && { authorization: `Bearer ${tokenOf(services.store, role)}` }),
    ...(chance(0.1) && { 'if-match': pick(['*', '"x"', 'W/"x"', '', ',,,', 'a'.repeat(5000)]) }),
    ...(chance(0.05) && { 'accept-language': pick(['fr', 'x'.repeat(3000)]) }),
  };
  const url = `${requestPath}?${queryOf(operation)}`;
  const content = operation.requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema.properties?.data;
  if (form && chance(0.5)) {
    const { body, headers: ofForm } = multipart(valueOf(form));
    return { method, url, headers: { ...headers, ...ofForm }, payload: body.toString() };
  }
  const schema = content['application/json']?.schema;
  if (method === 'GET' || (!schema && chance(0.7))) return { method, url, headers };
  if (chance(0.1))
    return { method, url, headers: { ...headers, 'content-type': pick(types) }, payload: pick(broken) };
  const payload = JSON.stringify(valueOf(schema ?? {})) ?? '';
  return { method, url, headers: { ...headers, 'content-type': 'application/json' }, payload };
}

const describeRequest = ({ method, url, payload, headers }: InjectOptions) =>
  JSON.stringify([method, url, headers?.['content-type'], payload]).slice(0, 1000);

test('no input makes a request fail, stall or leak internals', async () => {
  const wrong: string[] = [];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  // A stall by other processes takes time, but no CPU time of this one.
  const send = async (request: InjectOptions) => {
    delay.reset();
    const before = process.cpuUsage();
    const { statusCode, payload } = await services.app.inject(request);
    const { user, system } = process.cpuUsage(before);
    return { stall: Math.min(delay.max / 1e6, (user + system) / 1000), statusCode, payload };
  };
  for (const call of calls) {
    for (let time = 0; time < requestsPerCall; time += 1) {
      const request = requestOf(call);
      const { stall, statusCode, payload } = await send(request);
      if (statusCode >= 500) wrong.push(`${statusCode}: ${describeRequest(request)}`);
      if (statusCode >= 400 && payload.length > 100_000)
        wrong.push(`${payload.length} bytes: ${describeRequest(request)}`);
      if (stall > 500 && (await send(request)).stall > 500)
        wrong.push(`${Math.round(stall)} ms: ${describeRequest(request)}`);
    }
  }
  delay.disable();
  expect(wrong, `with FUZZ_SEED=${seed}`).toEqual([]);
}, 240_000);
