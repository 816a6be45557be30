import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import { serve } from '../../server/core/routes/serve.ts';
import { call } from '../../src/schemas/call.ts';
import { FilePart } from '../../src/schemas/filePart.ts';

const of = { name: 'things', service: 'product' } as const;
const Thing = Type.Object({ id: Type.Integer(), made: Type.String(), note: Type.Optional(Type.String()) });
const read = call('GET /things/:id', {
  of,
  access: 'unauthenticated',
  params: Type.Object({ id: Type.Integer() }),
  answer: Type.Array(Thing),
  summary: 'Read things',
});

/** Sends a request to a call that is served by a handler. */
async function ask(register: (app: ReturnType<typeof Fastify>) => void, method: 'GET' | 'POST', url: string) {
  const app = Fastify();
  register(app);
  const { statusCode, headers, body } = await app.inject({ method, url });
  return { statusCode, type: headers['content-type'], body };
}

test('a route answers as declared, with dates as text', async () => {
  const made = new Date(0);
  const answer = await ask(
    (app) =>
      serve(app, read, ({ params }) => {
        expectTypeOf(params.id).toEqualTypeOf<number>();
        return [{ id: params.id, made }];
      }),
    'GET',
    '/things/7',
  );
  expect(answer).toMatchObject({ statusCode: 200, body: JSON.stringify([{ id: 7, made }]) });
});

test.each([
  ['a property that nobody declared', [{ id: 1, made: '', secret: 1 }], /additional properties/],
  ['another type', [{ id: 1, made: '', note: 2 }], /must be string/],
  ['a missing property', [{ id: 1 }], /required property 'made'/],
])('%s is an error', async (_, wrong, reason) => {
  const answer = await ask((app) => serve(app, read, () => wrong as unknown as []), 'GET', '/things/7');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toMatch(reason);
});

test('a file has the declared media type, and an answer without content its status', async () => {
  const file = call('GET /file', { of, access: 'unauthenticated', answer: 'text/csv', summary: 'Read' });
  const nothing = call('POST /nothing', { of, access: 'unauthenticated', summary: 'Do nothing' });
  const made = call('POST /made', {
    of,
    access: 'unauthenticated',
    answer: Thing,
    status: 201,
    summary: 'Make a thing',
  });
  const register = (app: ReturnType<typeof Fastify>) => {
    serve(app, file, () => Buffer.from('a;b'));
    serve(app, nothing, () => undefined);
    serve(app, made, () => ({ id: 1, made: '' }));
  };
  expect(await ask(register, 'GET', '/file')).toMatchObject({
    statusCode: 200,
    type: 'text/csv',
    body: 'a;b',
  });
  expect(await ask(register, 'POST', '/nothing')).toMatchObject({ statusCode: 204, body: '' });
  expect(await ask(register, 'POST', '/made')).toMatchObject({ statusCode: 201 });
});

test('a body is as large as the declaration allows', async () => {
  const note = call('POST /note', {
    of,
    access: 'unauthenticated',
    body: Type.Object({ text: Type.String() }),
    bodyLimit: 20,
    summary: 'Take a note',
  });
  const app = Fastify();
  serve(app, note, () => undefined);
  const send = async (text: string) =>
    (await app.inject({ method: 'POST', url: '/note', payload: { text } })).statusCode;
  expect(await send('short')).toBe(204);
  expect(await send('x'.repeat(20))).toBe(413);
});

test('the body of a form is left to the handler, its query is validated', async () => {
  const upload = call('POST /forms multipart', {
    of,
    access: 'unauthenticated',
    query: Type.Object({ count: Type.Integer() }),
    body: Type.Object({ file: FilePart }),
    answer: Type.Object({ count: Type.Integer() }),
    summary: 'Upload files',
  });
  const register = (app: ReturnType<typeof Fastify>) =>
    serve(app, upload, ({ query: { count } }) => ({ count }));
  expect(await ask(register, 'POST', '/forms?count=2')).toMatchObject({
    statusCode: 200,
    body: '{"count":2}',
  });
  expect(await ask(register, 'POST', '/forms?count=x')).toMatchObject({ statusCode: 400 });
});
