import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Type } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import { reduceCalls } from '../../build/callLines.ts';
import { domainCalls } from '../../src/resources/calls.ts';
import { createCall } from '../../src/dataProvider/calls.ts';
import type { HttpRequest, Http } from '../../src/dataProvider/http.ts';
import { methodsOf, type MethodsOf } from '../../src/dataProvider/methods.ts';
import { answerOptional, call, type ParamsOf } from '../../src/schemas/call.ts';

const of = { name: 'things', service: 'product' } as const;
const calls = {
  rename: call('PUT /dc/store/:storeId/things/:id/name', {
    of,
    access: { update: () => true },
    query: Type.Object({ quietly: Type.Optional(Type.Boolean()) }),
    body: Type.Object({ name: Type.String() }),
    answer: Type.Object({ name: Type.String() }),
    summary: 'Rename a thing',
  }),
  print: call('GET /dc/store/:storeId/things.pdf?all=true', {
    of,
    access: 'unauthenticated',
    answer: 'application/pdf',
    summary: 'Print all things',
  }),
  words: call('GET /dc/:locale/words', { of, access: 'unauthenticated', summary: 'Read the words' }),
  upload: call('POST /dc/things/photos multipart', { of, access: 'unauthenticated', summary: 'Upload' }),
  things: call('GET /dc/staff/:staffId/things', { of, access: 'unauthenticated', summary: 'List things' }),
};

test('a declared call becomes a method that is sent with store, parameters, query, body and version', async () => {
  const sent: HttpRequest[] = [];
  const http: Http = async (request) => {
    sent.push(request);
    return { json: { name: 'New' } as never, headers: new Headers(), status: 200 };
  };
  const session = () => ({ storeId: 's1', staffId: 'm1', locale: 'en' });
  const methods = methodsOf(createCall(http, session), calls) as MethodsOf<typeof calls>;
  const { signal } = new AbortController();
  const options = { params: { id: 7 }, query: { quietly: true }, body: { name: 'New' }, etag: '"1"', signal };

  expect((await methods.rename(options)).name).toBe('New');
  await methods.print();
  await methods.words();
  await methods.words({ params: { locale: 'fr' } });

  expect(sent[0]).toMatchObject({
    service: 'product',
    method: 'PUT',
    path: '/dc/store/s1/things/7/name',
    query: { quietly: true },
    body: { name: 'New' },
    headers: { 'if-match': '"1"' },
    isFile: false,
  });
  expect(sent[0]?.signal).toBe(signal);
  expect(sent[1]).toMatchObject({ path: '/dc/store/s1/things.pdf', query: { all: 'true' }, isFile: true });
  expect(sent.slice(2).map(({ path }) => path)).toEqual(['/dc/en/words', '/dc/fr/words']);
});

test('a path names the signed-in staff member, unless another is given', async () => {
  const paths: string[] = [];
  const http: Http = async ({ path }) => {
    paths.push(path);
    return { json: {} as never, headers: new Headers(), status: 200 };
  };
  const session = () => ({ storeId: 's1', staffId: 'm1', locale: 'en' });
  const { things } = methodsOf(createCall(http, session), calls) as MethodsOf<typeof calls>;
  await things();
  await things({ params: { staffId: 'm2' } });
  expect(paths).toEqual(['/dc/staff/m1/things', '/dc/staff/m2/things']);
});

test('a read without a body fails, except where services may leave it out', async () => {
  const http: Http = async () => ({ json: undefined as never, headers: new Headers(), status: 200 });
  const declared = { things: calls.things, texts: answerOptional(calls.things), rename: calls.rename };
  const methods = methodsOf(
    createCall(http, () => ({ storeId: 's1', staffId: 'm1' })),
    declared,
  ) as MethodsOf<typeof declared>;
  await expect(methods.things()).rejects.toThrow('messages.load_failed');
  expect(await methods.texts()).toBeUndefined();
  expect(await methods.rename({ params: { id: 7 }, body: { name: 'New' } })).toBeUndefined();
});

test('parameters, query, body and answer have the types of the declaration', () => {
  type Methods = MethodsOf<typeof calls>;
  type Options = NonNullable<Parameters<Methods['rename']>[0]>;
  expectTypeOf<ParamsOf<typeof calls.rename>>().toEqualTypeOf<Record<'storeId' | 'id', string>>();
  expectTypeOf<Options['params']>().toEqualTypeOf<{ id: string | number }>();
  expectTypeOf<Options['body']>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<Awaited<ReturnType<Methods['rename']>>>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<Awaited<ReturnType<Methods['print']>>>().toEqualTypeOf<Blob>();
  expectTypeOf<Parameters<Methods['upload']>[0]['body']>().toEqualTypeOf<FormData>();
});

test('the built admin keeps of a call its line, its owner and the type of a file', () => {
  const code = `import { Type } from 'typebox';
import { things } from './things.ts';
import { Answer } from './answer.ts';
/** An Answer has a Query. */
const Query = Type.Object({});
export const thingCalls = {
  one: call('GET /a', { of: things, access: 'one', query: Query, answer: Answer, summary: 'Read' }),
  file: call('GET /b', { of: things, access: { one: () => true }, answer: 'text/csv', bodyLimit: 1, summary: 'Read' }),
};`;
  expect(reduceCalls(code, 'calls.ts').replaceAll(/\s+/g, ' ')).toBe(
    " import { things } from './things.ts'; /** An Answer has a Query. */ " +
      'export const thingCalls = { ' +
      "one: call('GET /a', { of: things, }), " +
      "file: call('GET /b', { of: things, answer: 'text/csv', }), };",
  );
});

test('no two declared calls have one name, since all become methods of one data provider', async () => {
  const files = readdirSync('src/schemas', { recursive: true, encoding: 'utf8' });
  const domains = files.filter((file) => file.endsWith('/calls.ts'));
  const modules = await Promise.all(
    domains.map(async (file) => (await import(resolve('src/schemas', file))) as Record<string, object>),
  );
  const names = modules
    .flatMap((module) => Object.values(module))
    .flatMap((declared) => Object.keys(declared));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Addresses that are not declared in src/schemas, by folder: the numbers only fall. */
const addresses: Record<string, number> = {
  'src/authProvider': 2,
};

test('addresses are written in src/schemas, with a falling number of exceptions', () => {
  const found: Record<string, number> = {};
  for (const entry of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    const [folder, domain] = entry.split('/');
    if (!/\.tsx?$/.test(entry) || folder === 'schemas') continue;
    const code = readFileSync(join('src', entry), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
    const count = code.match(/\/dc\//g)?.length ?? 0;
    const place = folder === 'custom' ? `src/custom/${domain}` : `src/${folder}`;
    if (count > 0) found[place] = (found[place] ?? 0) + count;
  }
  expect(found).toEqual(addresses);
});

/** Called by the auth provider, and used by a method of the domain. */
const elsewhere = ['accountCalls', 'intakeRevisions', 'storefrontRevisions'];

test('the data provider has the declared calls of every domain', async () => {
  const files = readdirSync('src/schemas', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|[\\/])calls\.ts$/.test(path),
  );
  const modules = await Promise.all(
    files.map((path) => import(resolve('src/schemas', path)) as Promise<Record<string, object>>),
  );
  const missing = modules
    .flatMap((module) => Object.entries(module))
    .filter(([, declared]) => !domainCalls.includes(declared as never))
    .map(([name]) => name)
    .filter((name) => !elsewhere.includes(name));
  expect(files.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
