import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerError, answerNotFound } from '../../server/core/errors.ts';
import { site } from '../../server/plugins/site.ts';
import { readSettings } from '../../server/settings.ts';

let dist: string;
let app: FastifyInstance;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><!--settings-->');
  writeFileSync(join(dist, 'icon.svg'), '<svg/>');
  writeFileSync(join(dist, 'assets/main.js'), 'main()');
  writeFileSync(join(dist, '.sources'), 'a stamp');
  app = Fastify();
  app.setErrorHandler(answerError);
  answerNotFound(app);
  app.register(site, { settings: readSettings({}), dist, built: Promise.resolve() });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

/** Requests the raw path, without the normalisation of fetch. */
async function get(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, resolve).once('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test.each(['/', '/index.html', '//index.html', '/./index.html', '/icons/../index.html', '/index.html?x'])(
  '%s serves the page, with its settings and its policy',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('id="settings"');
  },
);

test.each(['/.sources', '//.sources', '/%2esources', '/assets/../.sources', '/assets/../index.html'])(
  '%s is not served',
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toMatch(/stamp|doctype/);
  },
);

test.each(['/icon.svg', '/assets/main.js'])('%s has its content type', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
