import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerError, answerNotFound } from '../../server/core/errors.ts';
import { openFileStore } from '../../server/core/fileStore/openFileStore.ts';
import { keptAssets } from '../../server/core/fileStore/keptAssets.ts';
import { site } from '../../server/plugins/site.ts';
import { readSettings } from '../../server/settings.ts';
import { startFakeS3, type FakeS3 } from '../support/s3.ts';
import { png } from './support.ts';

let bucket: FakeS3;
let root: string;
beforeAll(async () => {
  bucket = await startFakeS3();
});
afterAll(() => bucket.close());
beforeEach(() => {
  bucket.objects.clear();
  bucket.fault = undefined;
  root = mkdtempSync(join(tmpdir(), 'versions-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Creates the build output of a version. */
function build(version: string, assets: Record<string, string>): string {
  const dist = join(root, version);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<!doctype html><!--settings-->${version}`);
  for (const [name, content] of Object.entries(assets)) writeFileSync(join(dist, 'assets', name), content);
  return dist;
}

const files = () => join(root, 'files');
const backends: [string, () => Record<string, string>][] = [
  ['a folder', () => ({ FILES_DIR: files() })],
  ['a bucket', () => ({ S3_URL: bucket.url })],
];

describe.each(backends)('nodes of two versions that share %s', (_, backendSettings) => {
  const nodes: FastifyInstance[] = [];
  afterEach(() => Promise.all(nodes.splice(0).map((node) => node.close())));

  const settings = () => readSettings({ DATABASE_URL: 'postgres://nowhere', ...backendSettings() });

  async function start(dist: string): Promise<FastifyInstance> {
    const node = Fastify();
    node.setErrorHandler(answerError);
    answerNotFound(node);
    await node.register(site, { settings: settings(), dist, built: Promise.resolve() });
    nodes.push(node);
    return node;
  }

  const versions = async () =>
    [
      await start(
        build('old', { 'app-oldold00.js': 'old()', 'app-same0000.css': 'a{}', 'app-oldold00.js.map': '{}' }),
      ),
      await start(
        build('new', { 'app-newnew_0.js': 'new()', 'app-same0000.css': 'a{}', 'font-12345678.woff2': 'f' }),
      ),
    ] as const;

  const page = (node: FastifyInstance) => node.inject({ url: '/', headers: { accept: 'text/html' } });

  test('serve the assets of each other', async () => {
    const [old, next] = await versions();
    expect((await page(next)).body).toContain('new');
    const own = await next.inject('/assets/app-newnew_0.js');
    const others = await old.inject('/assets/app-newnew_0.js');
    expect(others.statusCode).toBe(200);
    expect(others.body).toBe('new()');
    for (const header of ['content-type', 'content-length', 'cache-control', 'x-content-type-options'])
      expect(others.headers[header]).toBe(own.headers[header]);
    expect((await old.inject('/assets/font-12345678.woff2')).headers['content-type']).toBe('font/woff2');

    expect((await page(old)).body).toContain('old');
    expect((await next.inject('/assets/app-oldold00.js')).body).toBe('old()');
    expect((await next.inject('/assets/app-same0000.css')).body).toBe('a{}');
  });

  test('serve no other file of it', async () => {
    const [old, next] = await versions();
    await Promise.all([page(old), page(next)]);
    const uploaded = openFileStore(settings());
    const picture = `${'ab'.repeat(20)}.png`;
    await uploaded.write(picture, png, 'image/png');
    await uploaded.write('script-12345678.js', Buffer.from('evil()'), 'text/javascript');
    const lists = openFileStore(settings(), '.assets');
    let list = '';
    for await (const name of lists.names()) if (name.endsWith('.json')) list = name;
    expect(list).not.toBe('');
    for (const path of [
      picture,
      'script-12345678.js',
      list,
      'app-oldold00.js.map',
      'none-12345678.js',
      'more/app-oldold00.js',
      '%2e%2e/script-12345678.js',
      '../script-12345678.js',
    ])
      expect((await next.inject(`/assets/${path}`)).statusCode, path).toBe(404);
    expect((await next.inject('/dc/files/.assets/app-oldold00.js')).statusCode).toBe(404);
  });

  test('delete the assets of a version that has not run for four weeks', async () => {
    const day = (date: string) => new Date(`${date}T12:00:00Z`);
    const kept = keptAssets(settings());
    const contentOf = async (name: string) => {
      const file = await kept.read(name);
      return file && text(file.stream);
    };
    const folderOf = (version: string, names: string[]) =>
      join(build(version, Object.fromEntries(names.map((name) => [name, version]))), 'assets');
    const first = folderOf('1', ['one-00000000.js', 'all-00000000.js']);
    await kept.keep(first, day('2026-01-01'));
    await kept.keep(first, day('2026-01-20'));
    const second = folderOf('2', ['two-00000000.js', 'all-00000000.js']);
    await kept.keep(second, day('2026-02-10'));
    expect(await contentOf('one-00000000.js')).toBe('1');
    await kept.keep(second, day('2026-02-20'));
    expect(await contentOf('one-00000000.js')).toBeUndefined();
    expect(await contentOf('two-00000000.js')).toBe('2');
    expect(await contentOf('all-00000000.js')).toBe('1');
  });
});

test('an unavailable bucket does not prevent serving the page', async () => {
  bucket.fault = 500;
  const node = Fastify();
  const settings = readSettings({ DATABASE_URL: 'postgres://nowhere', S3_URL: bucket.url });
  await node.register(site, {
    settings,
    dist: build('one', { 'app-00000000.js': 'one()' }),
    built: Promise.resolve(),
  });
  expect((await node.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  expect((await node.inject('/assets/app-00000000.js')).body).toBe('one()');
  await node.close();
});
