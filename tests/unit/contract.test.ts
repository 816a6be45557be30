import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readSettings } from '../../server/settings.ts';
import en from '../../src/i18n/en.ts';
import { flags } from '../../src/schemas/flags.ts';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { rights } from '../../src/schemas/rights.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { childrenOf, type Schema } from '../../src/schemas/storefront/schema.ts';

const contract = readFileSync('docs/contract.md', 'utf8');
const anchors = new Set([...contract.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id));

const sources = ['src', 'server', 'tests', 'build'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const documentFiles = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && file !== 'contract.md')
  .map((file) => join('docs', file));
const texts = [...sources, ...documentFiles, 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].map(
  (file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }),
);

/** Calls in the plain REST dialect need no table row of their own. */
const [specified, plain] = [true, false].map((isSpecified) =>
  (Object.values(models) as Model[]).filter(({ endpoints }) => Boolean(endpoints) === isSpecified),
) as [Model[], Model[]];

/** Anchors of the cited sections: `4 §2.5, §5` are two sections of document 4. */
function citedIn(text: string): string[] {
  let document = '';
  return [...text.matchAll(/(?:\b([0-4])(?: |\s*\n[ */]*))?§(\d+(?:\.\d+)?)/g)].map(
    ([, named, paragraph = '']) => {
      document = named ?? document;
      return `${document}-${paragraph}`;
    },
  );
}

describe('Sections of the contract', () => {
  test('exist for all citations', () => {
    const cited = texts.flatMap(({ file, text }) => citedIn(text).map((anchor) => ({ file, anchor })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ anchor }) => !anchors.has(anchor))).toEqual([]);
  });

  test('are cited as those of the contract', () => {
    const other = new RegExp(['specif', 'ication\\s+(\\*\\s+)?[1-4] §'].join(''), 'i');
    expect(texts.filter(({ text }) => other.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('cite and link only each other, and are unique', () => {
    const linked = [...contract.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect([...citedIn(contract), ...linked].filter((anchor) => !anchors.has(anchor))).toEqual([]);
    expect(contract.match(/<a id="/g)).toHaveLength(anchors.size);
  });
});

const calls =
  /((?:HEAD|GET|POST|PUT|DELETE)(?:, (?:HEAD|GET|POST|PUT|DELETE))*) (\/[\w{}/.-]+(?:(?:, | and )\/[\w{}/.-]+)*)/g;

/** Calls named in a text: `GET, PUT /a, /b` are four. */
const callsIn = (text: string): string[] =>
  [...text.matchAll(calls)].flatMap(([, methods = '', paths = '']) =>
    methods.split(', ').flatMap((method) => paths.split(/, | and /).map((path) => callOf(method, path))),
  );

const callOf = (method: string, path: string) => `${method} ${path.replaceAll(/\{\w+\}|:\w+/g, '{}')}`;

describe('Calls of the contract', () => {
  const served = new Set<string>();

  beforeAll(async () => {
    const never = new Promise<never>(() => undefined);
    const settings = readSettings({ LOG_LEVEL: 'silent' });
    const mailer = { send: () => never, close: () => undefined };
    const app = buildApp({ settings, database: never, identity: never, mailer });
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) served.add(callOf(one, url));
    });
    await app.ready();
    await app.close();
  }, 60_000);

  test('list all calls of the services', () => {
    const named = new Set(callsIn(contract));
    const isPlain = (call: string) => plain.some(({ name }) => call.includes(`/dc/store/{}/${name}`));
    const missing = [...served].filter(
      (call) => !call.startsWith('HEAD ') && !isPlain(call) && !named.has(call),
    );
    expect(missing).toEqual([]);
  });

  test('are implemented, unless they are planned', () => {
    const blocks = contract.split(/\n\n+/);
    const built = blocks.filter((_, index) => !/to come/i.test(blocks[index - 1] ?? ''));
    const tables = built.filter((block) => block.startsWith('|'));
    expect(callsIn(tables.join('\n')).filter((call) => !served.has(call))).toEqual([]);
  });
});

describe('Names of the contract', () => {
  const words = new Set(contract.match(/\w+/g));
  const unknownOf = (names: readonly string[]) => names.filter((name) => !words.has(name));

  const propertiesOf = (schema: Schema): string[] =>
    schema.items
      ? propertiesOf(schema.items)
      : childrenOf(schema).flatMap(([key, child]) => [key, ...propertiesOf(child)]);

  test.each(specified)('include the properties of $name', (model) => {
    const names = [
      ...propertiesOf(model.schema),
      ...Object.keys(model.filters),
      ...Object.values(model.sorts),
    ];
    expect(unknownOf(names)).toEqual([]);
  });

  test.each(Object.entries(documents))('include the properties of the document %s', (_, { schema }) => {
    expect(unknownOf(propertiesOf(schema as Schema))).toEqual([]);
  });

  test('include every right and flag', () => {
    expect(unknownOf([...rights, ...flags])).toEqual([]);
  });
});

test('Messages named by the contract are in the catalogue', () => {
  const areas = Object.keys(en).join('|');
  const named = [...contract.matchAll(new RegExp(`\`((?:${areas})\\.[\\w.]*\\w)(?:\\.\\*)?\``, 'g'))];
  const at = (key: string) =>
    key
      .split('.')
      .reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], en);
  expect(named.length).toBeGreaterThan(40);
  expect(named.map(([, key = '']) => key).filter((key) => at(key) === undefined)).toEqual([]);
});
