import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { Progress, type Step } from '../../server/progress.ts';
import { openStartingServer, type StartingServer } from '../../server/startingServer.ts';

let server: StartingServer;
let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
  await server.close();
});

const settled = () => Promise.resolve();

async function begin() {
  const progress = new Progress<Step>(() => undefined, ['Admin', 'Database', 'Demo data']);
  server = await openStartingServer({ host: '127.0.0.1', port: 0 }, () => progress.steps());
  await progress.step('Database', settled);
  void progress.step('Admin', () => new Promise(() => {}));
}

const ask = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { accept: 'text/html' }, ...options });

/** Lets an app with one route take over. */
async function takeOver() {
  const { serverFactory, close, handOver } = server;
  app = Fastify({ serverFactory });
  app.addHook('preClose', close);
  app.get('/', async () => 'the admin');
  await app.ready();
  handOver();
}

test('a page says what is still being made and asks again, in the language of the browser', async () => {
  await begin();
  const english = await ask('/orders/7');
  expect(english.status).toBe(503);
  expect(Object.fromEntries(english.headers)).toMatchObject({ refresh: '1', 'retry-after': '1' });
  const text = (await english.text()).replaceAll(/<style>[^]*<\/style>|<[^>]+>/g, '');
  expect(text).toMatch(/Admin in progress\s*Database done\s*Demo data waiting/);
  const french = await ask('/', { headers: { accept: 'text/html', 'accept-language': 'fr-CA,en;q=0.5' } });
  expect(await french.text()).toContain('<html lang="fr">');
});

test('calls and files are refused as unavailable, and the probes tell the truth', async () => {
  await begin();
  for (const [path, method] of [
    ['/dc/store/1/products', 'GET'],
    ['/readyz', 'GET'],
    ['/', 'POST'],
  ] as const) {
    const { status, headers } = await ask(path, { method });
    expect({ path, status, type: headers.get('content-type') }).toEqual({
      path,
      status: 503,
      type: 'application/problem+json',
    });
    expect(headers.get('retry-after')).toBe('5');
  }
  expect((await ask('/icon.svg', { headers: { accept: 'image/*' } })).headers.get('content-type')).toBe(
    'application/problem+json',
  );
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
});

test('the app takes over the same address, without a refused connection', async () => {
  await begin();
  const answers = [(await ask('/')).status];
  const over = new AbortController();
  const visits = (async () => {
    while (!over.signal.aborted) answers.push((await ask('/')).status);
  })();
  await takeOver();
  expect(await (await ask('/')).text()).toBe('the admin');
  over.abort();
  await visits;
  expect(new Set(answers)).toEqual(new Set([503, 200]));
  await app?.close();
  await expect(ask('/')).rejects.toThrow('fetch failed');
});

test('a start that fails waits until an open page has heard of it, and for nobody else', async () => {
  await begin();
  await server.fail();
  await server.close();
  await begin();
  await ask('/');
  const failed = server.fail();
  const page = await ask('/');
  expect(page.headers.has('refresh')).toBe(false);
  expect(await page.text()).toContain('<h1>The start failed</h1>');
  await failed;
});

test('a port in use ends the start with a sentence', async () => {
  await begin();
  const { port } = server;
  await expect(openStartingServer({ host: '127.0.0.1', port }, () => [])).rejects.toThrow(
    `Port ${port} is already in use.`,
  );
});
