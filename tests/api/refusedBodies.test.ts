import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRefusedBodies } from '../../server/core/refusedBodies.ts';
import { startApp, tokenOf, type TestApp } from './support.ts';

let services: TestApp;
let origin: URL;
beforeAll(async () => {
  services = await startApp({ nodes: 1 });
  origin = new URL(await services.app.listen());
});
afterAll(() => services.close());

const MB = 1024 * 1024;
const body = Buffer.alloc(5 * MB, 'x');
const store = () => `/dc/store/${services.store.id}`;

const chunked = (data: Buffer) =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n0\r\n\r\n')]);

interface Written {
  path: string;
  type: string;
  isChunked: boolean;
  /** The client asks for nothing else on the connection. */
  closes?: 'HTTP/1.1\r\nconnection: close' | 'HTTP/1.0';
}

/** Writes a whole request in pieces and only then reads, as simple clients do; returns what came back. */
async function writeAll({ path, type, isChunked, closes }: Written) {
  const socket = connect(Number(origin.port), origin.hostname);
  await once(socket, 'connect');
  let failure: Error | undefined;
  socket.on('error', (error) => (failure = error)).pause();
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`;
  const token = tokenOf(services.store, 'STORE_OWNER');
  socket.write(
    `POST ${path} ${closes ?? 'HTTP/1.1'}\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`,
  );
  const sent = isChunked ? chunked(body) : body;
  for (let at = 0; at < sent.length; at += MB / 4)
    await new Promise<void>((resolve) => {
      socket.write(sent.subarray(at, at + MB / 4), () => setTimeout(resolve, 5));
    });
  let text = '';
  socket.on('data', (part) => (text += part.toString())).resume();
  const next = `GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
  if (!failure && !closes) socket.write(next);
  if (!socket.closed) await once(socket, 'close');
  return { text, failure };
}

const form = 'application/x-www-form-urlencoded';
const cases: [string, () => string, string, RegExp][] = [
  ['the form of the status page', () => `${store()}/status/message`, form, /This is too long/],
  ['the page of an estimate', () => `${store()}/status/estimate`, form, /This is too long/],
  ['the webhook of text messages', () => `/dc/webhooks/sms`, form, /At most/],
  ['the webhook of payments', () => `${store()}/webhooks/payments`, 'application/json', /At most/],
  ['a record', () => `${store()}/brands`, 'application/json', /At most/],
];

test.each(cases.flatMap((one) => [[...one, false] as const, [...one, true] as const]))(
  '%s answers 413 to 5 MB that are written to their end',
  async (_, path, type, words, isChunked) => {
    const { text, failure } = await writeAll({ path: path(), type, isChunked });
    expect(failure).toBeUndefined();
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(words);
    // The connection serves the next request.
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  },
);

test.each([
  ['HTTP/1.1\r\nconnection: close', false],
  ['HTTP/1.1\r\nconnection: close', true],
  ['HTTP/1.0', false],
] as const)('%j is answered, too, and the connection closed (chunked: %s)', async (closes, isChunked) => {
  const path = `${store()}/webhooks/payments`;
  const { text, failure } = await writeAll({ path, type: 'application/json', isChunked, closes });
  expect(failure).toBeUndefined();
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toMatch(/At most/);
});

test.each(['keep-alive', 'close'])('The rest of a refused body is not waited for long (%s)', async (how) => {
  const app = Fastify();
  readRefusedBodies(app, 200);
  app.post('/', { bodyLimit: 10 }, async () => 'taken');
  const { port, hostname } = new URL(await app.listen());
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('error', () => undefined).on('data', (part) => (text += part.toString()));
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: ${how}\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\nhello`,
  );
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  await app.close();
});
