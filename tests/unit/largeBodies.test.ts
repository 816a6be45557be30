import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { Problem } from '../../server/core/problem.ts';
import { fewLargeBodies } from '../../server/incomingMail/largeBodies.ts';

test('Two large bodies are taken at a time, small ones always', async () => {
  const app = fastify({ bodyLimit: 2 * 1024 * 1024 });
  const waiting: (() => void)[] = [];
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Problem ? error.status : 500).send());
  app.post('/', { onRequest: fewLargeBodies() }, async ({ body }) => {
    if (body === 'small') return 'taken';
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'taken';
  });
  const post = async (payload: string) => {
    const headers = { 'content-type': 'text/plain' };
    const { statusCode } = await app.inject({ method: 'POST', url: '/', payload, headers });
    return statusCode;
  };
  const large = 'x'.repeat(1024 * 1024 - 1) + 'é';
  const first = [post(large), post(large)];
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(await post(large)).toBe(503);
  expect(await post('small')).toBe(200);
  for (const end of waiting) end();
  expect(await Promise.all(first)).toEqual([200, 200]);
  const next = post(large);
  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  waiting.at(-1)?.();
  expect(await next).toBe(200);
  await app.close();
});

test('Large bodies whose connections are cut make room again', async () => {
  const app = fastify({ bodyLimit: 2 * 1024 * 1024 });
  const begun = vi.fn<() => void>();
  app.addHook('preParsing', async () => begun());
  app.post('/', { onRequest: fewLargeBodies() }, async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (let cut = 1; cut <= 2; cut += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1500000\r\n\r\nx',
    );
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(cut));
    socket.destroy();
    await once(socket, 'close');
  }
  const post = () =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x'.repeat(1_500_000),
    });
  await vi.waitFor(async () => expect((await post()).status).toBe(200));
  await app.close();
});
