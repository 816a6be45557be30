import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '../../server/catalog/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import { limitSlowReaders } from '../../server/core/slowReaders.ts';
import { isLocalRequest } from '../../server/core/localHost.ts';
import { startApp, tokenOf, type TestApp } from './support.ts';

let services: TestApp;
let origin: string;
beforeAll(async () => {
  services = await startApp({ nodes: 1 });
  origin = await services.app.listen();
});
afterAll(() => services.close());

test('times out clients that send headers or body too slowly', () => {
  const { requestTimeout, headersTimeout } = services.node.server;
  expect(requestTimeout).toBe(120_000);
  expect(headersTimeout).toBe(15_000);
});

test('limits the open requests of an address without affecting others', async () => {
  const { hostname, port } = new URL(origin);
  const half = `POST /bdpwr/v1/set-password HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`;
  const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.on('error', () => undefined).write(half);
  const refused = await untilStatus(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  const other = await services.app.inject({ url: '/healthz', remoteAddress: '10.1.2.3' });
  expect(other.statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  await untilStatus(200);
});

async function untilStatus(status: number): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${origin}/healthz`);
    if (answer.status === status) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a response', () => {
  const large = 'x'.repeat(64 * 1024 * 1024);

  async function serve(patience: number) {
    const app = Fastify();
    limitSlowReaders(app, patience);
    const given = new Promise((resolve) => {
      app.addHook('onRequest', (_, { raw }, done) => {
        raw.once('close', resolve);
        done();
      });
    });
    app.get('/large', async () => large);
    return { app, address: new URL('/large', await app.listen()), given };
  }

  test('that is not read is aborted', async () => {
    const { app, address, given } = await serve(300);
    const socket = connect(Number(address.port), address.hostname);
    socket.on('error', () => undefined).pause();
    socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await given;
    let bytes = 0;
    socket.on('data', (part) => (bytes += part.length)).resume();
    await once(socket, 'close');
    expect(bytes).toBeLessThan(large.length);
    await app.close();
  });

  test('that is read slowly is completed', async () => {
    const { app, address } = await serve(600_000);
    expect(await (await fetch(address)).text()).toHaveLength(large.length);
    await app.close();
  });
});

test('stops reading for a client that disconnected', async () => {
  const { store, database } = services;
  const gone = AbortSignal.abort();
  const scope = new Scope(database.db, { id: store.id, timezone: 'UTC' }, gone);
  await expect(scope.select(brands, { id: brands.id })).rejects.toMatchObject({ status: 499 });
  await expect(scope.count(brands)).rejects.toMatchObject({ status: 499 });
  expect(await scope.transaction((own) => own.count(brands))).toBe(0);
});

const requestOf = (host: string, from?: string) => ({ headers: { host, ...(from && { origin: from }) } });

test.each([
  requestOf('localhost:4000'),
  requestOf('127.0.0.1'),
  requestOf('[::1]:4000'),
  requestOf('borealis.localhost:4000', 'http://borealis.localhost:4000'),
])('%j is a local request', (request) => expect(isLocalRequest(request)).toBe(true));

test.each([
  requestOf('rebound.example:4000'),
  requestOf('localhost.example'),
  requestOf('127.0.0.1.example'),
  requestOf('localhost', 'https://rebound.example'),
  requestOf('localhost', 'null'),
  requestOf(''),
])('%j is not a local request', (request) => expect(isLocalRequest(request)).toBe(false));

test('unsigned tokens are accepted from local pages only', async () => {
  const { app, store } = services;
  const authorization = `Bearer ${tokenOf(store, 'ADMIN')}`;
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: `/dc/store/${store.id}/brands`, headers: { authorization, ...headers } });
  expect((await ask({ host: 'localhost' })).statusCode).toBe(200);
  expect((await ask({ host: 'rebound.example', 'x-forwarded-host': 'localhost' })).statusCode).toBe(404);
  expect((await ask({ host: 'localhost', origin: 'https://rebound.example' })).statusCode).toBe(404);
});

test('a live connection from another origin is rejected', async () => {
  const socket = io(origin, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: 'https://rebound.example' },
  });
  await new Promise((resolve) => socket.once('connect_error', resolve));
  expect(socket.connected).toBe(false);
});
