import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { Problem } from '../../server/core/problem.ts';
import { fewLargeBodies } from '../../server/incomingMail/largeBodies.ts';

test('Two large bodies are taken at a time, small ones always', async () => {
  const app = fastify({ bodyLimit: 2 * 1024 * 1024 });
  const waiting: (() => void)[] = [];
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Problem ? error.status : 500).send());
  app.post('/', fewLargeBodies(), async ({ body }) => {
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
