import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyValidator } from '../../server/core/ajv.ts';
import { cpuTimeOf } from '../support/cpuTime.ts';
import { startApp, type TestApp } from './support.ts';

interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  readOnly?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/** Size of a body in bytes; the time limit for its rejection follows in ms. */
const weight = 1_000_000;
const limit = 200;

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

/** The distinct schemas within all request bodies. */
async function readSchemas(): Promise<Schema[]> {
  const { paths } = (await services.app.inject({ url: '/docs/openapi.json' })).json<Document>();
  const bodies = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .map(({ schema }) => schema);
  const kindOf = (schema: Schema) =>
    typesOf(schema).includes('string') ? `${schema.format} ${schema.pattern}` : JSON.stringify(schema);
  return [...new Map(bodies.flatMap(within).map((schema) => [kindOf(schema), schema])).values()];
}

/** A schema and its subschemas that a client can reach. */
const within = (schema: Schema): Schema[] => [
  schema,
  ...[...Object.values(schema.properties ?? {}), schema.items, schema.additionalProperties]
    .filter((one) => typeof one === 'object')
    .filter(({ readOnly }) => !readOnly)
    .flatMap(within),
];

const typesOf = ({ type = [] }: Schema) => [type].flat();

const text = (unit: string) => unit.repeat(weight / unit.length);
const listOf = <T>(item: (index: number) => T, room: number) =>
  Array.from({ length: weight / room }, (_, index) => item(index));

const worst: Record<string, unknown[]> = {
  string: [
    'a',
    '@',
    '-',
    '/',
    '%',
    '1',
    ' ',
    ':',
    '[',
    'é',
    '#',
    '\\',
    '<',
    '%41',
    'a@',
    '0.',
    'a-',
    '1-',
  ].map(text),
  array: [
    listOf(() => ({}), 3),
    listOf((index) => index, 7),
    listOf(() => '', 3),
    listOf(String, 9),
    listOf(() => [], 3),
    listOf((index) => ({ id: index }), 14),
  ],
  object: [Object.fromEntries(listOf((index) => [`k${index}`, 0], 10))],
};

/** The minimum CPU time of several tries in ms, since other processes use the machine too. */
function leastTime(work: () => unknown, tries = 4): number {
  const took = cpuTimeOf(work);
  return took > limit && tries > 1 ? Math.min(took, leastTime(work, tries - 1)) : took;
}

test('every body of a megabyte is rejected quickly', async () => {
  const slow: string[] = [];
  for (const schema of await readSchemas()) {
    const isValid = bodyValidator(schema);
    for (const value of typesOf(schema).flatMap((type) => worst[type] ?? [])) {
      const took = leastTime(() => isValid(value));
      if (took > limit)
        slow.push(
          `${Math.round(took)} ms: ${JSON.stringify(value).slice(0, 20)} at ${JSON.stringify(schema).slice(0, 300)}`,
        );
    }
  }
  expect(slow).toEqual([]);
}, 60_000);

const many = (length: number, item: unknown): unknown[] => Array.from({ length }, () => item);

test.each([
  ['POST', 'role', { code: 'MANY', code_text: 'Many', permissions: many(60_000, 'E') }],
  ['PUT', 'notifications/batch', many(300_000, {})],
  ['PUT', 'delivery_methods', many(300_000, {})],
  [
    'POST',
    '/dc/translate',
    { words: many(300_000, {}), target_languages: many(300_000, 'x'), save_folders: [] },
  ],
  ['POST', 'brands', { name: 'Many', categories: many(300_000, {}) }],
  ['POST', 'brands', Object.fromEntries(many(80_000, 0).map((_, index) => [`key${index}`, 0]))],
  ['POST', 'brands', { name: 'Long', slug: 'long', [text('k')]: 0 }],
  ['PUT', 'config', { pages: many(200_000, {}) }],
] as const)('%s %s is rejected with a short response', async (method, path, body) => {
  const { status, text: answer, json } = await services.ask('ADMIN', method, path, { body });
  expect(status).toBe(422);
  expect(answer.length).toBeLessThan(100_000);
  expect(json.errors.length).toBeLessThanOrEqual(100);
});

test('a rejection contains the number of omitted errors', async () => {
  const body = Object.fromEntries(many(150, 0).map((_, index) => [`other ${index}`, 0]));
  const { json } = await services.ask('ADMIN', 'PUT', '/dc/translation/frontend/en', {
    body,
  });
  expect(json.errors).toHaveLength(100);
  expect(json.more_errors).toBe(50);
});
