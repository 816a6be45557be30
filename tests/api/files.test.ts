import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../src/schemas/rights.ts';
import { answerError } from '../../server/core/errors.ts';
import { hasRoom, watchDisk } from '../../server/core/fullDisk.ts';
import { removeDrafts } from '../../server/core/fileStore/folderStore.ts';
import { gif, jpeg, webp } from '../support/pictures.ts';
import { multipart, png, startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

let count = 0;
async function upload(name: string, content: Buffer | string) {
  count += 1;
  const form = multipart({ name: 'Picture', slug: `picture-${count}` }, { name, content });
  return services.ask('STORE_OWNER', 'POST', 'brands', form);
}

const script =
  '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['image/png', 'a.png', png],
  ['image/jpeg', 'a.jpg', jpeg()],
  ['image/gif', 'a.gif', gif],
  ['image/webp', 'a.webp', webp],
  ['image/svg+xml', 'a.svg', '\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['image/png', 'named wrongly.svg', png],
])('accepts %s as %s and serves it unchanged', async (type, name, content) => {
  const { status, json } = await upload(name, content);
  expect(status).toBe(201);
  const file = await services.app.inject({ url: json.img_src });
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(file.rawPayload).toEqual(Buffer.from(content));
});

test('strips metadata from pictures before storing them', async () => {
  const { json } = await upload('a.jpg', jpeg({ exif: 'GPS 45.5,-73.5 of camera 4711' }));
  const { rawPayload } = await services.app.inject({ url: json.img_src });
  expect(rawPayload.toString('latin1')).not.toMatch(/GPS|4711/);
  expect(rawPayload).toEqual(jpeg());
});

test.each([
  ['a JPEG without its end', jpeg().subarray(0, -4)],
  ['a JPEG without its frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a PNG without its end', png.subarray(0, -6)],
  ['a GIF without dimensions', Buffer.from('GIF89a')],
  ['a WebP without dimensions', Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1')],
])('rejects %s', async (_, content) => {
  const { status, json } = await upload('a.jpg', content);
  expect([status, json.errors]).toEqual([422, [{ path: '/img_src', code: 'imageBroken' }]]);
});

test('a script in a picture does not run', async () => {
  const { json } = await upload('a.svg', script);
  const { headers } = await services.app.inject({ url: json.img_src });
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test.each([
  ['text', 'a.png', 'Just text'],
  ['HTML', 'a.svg', '<html><svg></svg></html>'],
  ['an empty file', 'a.png', ''],
  ['an executable', 'a.jpg', Buffer.from('MZ\x90\x00')],
])('rejects %s with the name %s', async (_, name, content) => {
  const { status, json } = await upload(name, content);
  expect([status, json.errors]).toEqual([422, [{ path: '/img_src', code: 'imageType' }]]);
});

const batchPath = () => `/dc/en/store/${services.store.id}/repair/batch`;

/** A unique picture and its URL. */
function fresh() {
  const content = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" id="a${randomUUID()}"/>`);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40);
  return { file: { name: 'a.svg', content }, address: `/dc/files/${hash}.svg` };
}

const refused: [string, Role, 'POST' | 'PUT', () => string, unknown][] = [
  ['of an invalid record', 'STORE_OWNER', 'POST', () => 'brands', { name: '' }],
  ['of a missing record', 'STORE_OWNER', 'PUT', () => `brands/${randomUUID()}`, { name: 'A' }],
  ['without the right', 'STAFF', 'POST', () => 'categories', { name: 'A', slug: 'a' }],
  [
    'of a model without pictures',
    'STAFF',
    'PUT',
    () => `staff/${services.store.staff.STAFF.id}`,
    { first_name: 'A' },
  ],
  ['of a service without the right', 'STAFF', 'POST', batchPath, [{}]],
  ['of invalid services', 'STORE_OWNER', 'POST', batchPath, [{}]],
];
test.each(refused)('does not store a picture %s', async (_, role, method, path, data) => {
  const { file, address } = fresh();
  await services.ask(role, method, path(), multipart(data, file));
  expect((await services.app.inject({ url: address })).statusCode).toBe(404);
});

test('rejects a small file that claims huge dimensions', async () => {
  const content = Buffer.from(png);
  content.writeUInt32BE(30_000, 16);
  content.writeUInt32BE(30_000, 20);
  const { status, json } = await upload('huge.png', content);
  expect([status, json.errors]).toEqual([
    422,
    [{ path: '/img_src', code: 'imagePixels', params: { limit: 100 } }],
  ]);
});

test('removes remains of interrupted uploads, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  const [old, recent] = [`.${randomUUID()}`, `.${randomUUID()}`];
  for (const name of [old, recent, 'a.png', '.keep']) await writeFile(join(folder, name), '');
  await utimes(join(folder, old), 0, 0);
  await utimes(join(folder, '.keep'), 0, 0);
  await removeDrafts(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['.keep', recent, 'a.png'].toSorted());
  await rm(folder, { recursive: true });
});

test('a full disk returns 503 and makes the process not ready', async () => {
  const app = Fastify();
  watchDisk(app);
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  expect(await hasRoom(app, tmpdir())).toBe(true);
  expect((await app.inject({ url: '/' })).statusCode).toBe(503);
  expect(await hasRoom(app, tmpdir())).toBe(false);
  await app.close();
});

test.each([5 * 1024 * 1024 + 1, 20 * 1024 * 1024])('rejects a picture of %i bytes', async (size) => {
  const { status, json } = await upload('large.png', Buffer.concat([png], size));
  expect([status, json.errors]).toEqual([
    422,
    [{ path: '/img_src', code: 'imageSize', params: { limit: 5 } }],
  ]);
});

test('accepts a picture of the maximum size', async () => {
  expect((await upload('large.png', Buffer.concat([png], 5 * 1024 * 1024))).status).toBe(201);
});

test('serves only stored pictures', async () => {
  for (const name of [
    'nothing.png',
    '..%2f..%2fpackage.json',
    '..%5cpackage.json',
    '.png',
    'a.html',
    'con.png%00',
  ]) {
    const answer = await services.app.inject({ url: `/dc/files/${name}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
});

test('accepts an https URL as picture', async () => {
  const body = { name: 'Elsewhere', slug: 'elsewhere', img_src: 'https://images.example/a.png' };
  expect((await services.ask('STORE_OWNER', 'POST', 'brands', { body })).status).toBe(201);
  for (const img_src of [
    'http://images.example/a.png',
    'data:image/svg+xml,<svg/>',
    '/dc/files/../x.png',
    '//x.example',
  ]) {
    const { status } = await services.ask('STORE_OWNER', 'POST', 'brands', {
      body: { ...body, slug: 'x', img_src },
    });
    expect(status).toBe(422);
  }
});

test('enforces the storage quota of a store, counting identical pictures once', async () => {
  const small = await startApp({ filesQuota: 60 });
  const send = async (fill: string, store = small.store) => {
    const content = `<svg xmlns="http://www.w3.org/2000/svg">${fill}</svg>`.padEnd(50);
    const form = multipart(undefined, { name: 'a.svg', content });
    return small.ask('STORE_OWNER', 'POST', `/dc/store/${store.id}/assets`, { ...form, store });
  };
  expect((await send('')).status).toBe(201);
  expect((await send('')).status).toBe(201);
  const { status, json } = await send('<g/>');
  expect([status, json.errors]).toEqual([
    422,
    [{ path: '/imagefile', code: 'imageRoom', params: { limit: 0 } }],
  ]);
  expect((await send('<g/>', small.other)).status).toBe(201);
  await small.close();
});
