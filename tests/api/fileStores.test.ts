import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFileStore, type FilePlace } from '../../server/core/fileStore/openFileStore.ts';
import type { FileStore } from '../../server/core/fileStore/fileStore.ts';
import { folderStore } from '../../server/core/fileStore/folderStore.ts';
import { checkBucket } from '../../server/core/fileStore/s3Store.ts';
import { readS3Url } from '../../server/core/fileStore/s3Url.ts';
import { copyFiles } from '../../server/moveFiles.ts';
import { pictures } from '../../server/core/tables/pictures.ts';
import { startFakeS3, type FakeS3 } from '../support/s3.ts';
import { multipart, png, startApp, type TestApp } from './support.ts';

let bucket: FakeS3;
let folder: string;
beforeAll(async () => {
  bucket = await startFakeS3();
});
afterAll(() => bucket.close());
beforeEach(async () => {
  bucket.objects.clear();
  bucket.fault = undefined;
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  return () => rm(folder, { recursive: true });
});

const backends: [string, () => FilePlace][] = [
  ['a folder', () => ({ filesDir: folder })],
  ['a bucket', () => ({ filesDir: folder, s3: readS3Url(bucket.url) })],
];

const namesOf = async (store: FileStore) => {
  const names: string[] = [];
  for await (const name of store.names()) names.push(name);
  return names;
};

const contentOf = async (store: FileStore, name: string) => {
  const file = await store.read(name);
  return file && { bytes: file.bytes, content: await buffer(file.stream) };
};

describe.each(backends)('the file store in %s', (_, backend) => {
  const open = () => openFileStore(backend());

  test('returns files as they were written, to every process', async () => {
    const content = Buffer.concat([png, Buffer.alloc(300_000, 7)]);
    await open().write('a.png', content, 'image/png');
    expect(await contentOf(open(), 'a.png')).toEqual({ bytes: content.length, content });
  });

  test('accepts the same file twice, also concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => open().write('a.png', png, 'image/png')));
    expect((await contentOf(open(), 'a.png'))?.content).toEqual(png);
    expect(await namesOf(open())).toEqual(['a.png']);
  });

  test('returns null for missing files', async () => {
    expect(await open().read('none.png')).toBeUndefined();
    expect(await namesOf(open())).toEqual([]);
  });

  test('removes files, also twice', async () => {
    await open().write('a.png', png, 'image/png');
    for (const name of ['a.png', 'a.png']) await open().remove(name);
    expect(await open().read('a.png')).toBeUndefined();
  });

  test('keeps the files of a subfolder separate', async () => {
    const inside = () => openFileStore(backend(), '.assets');
    await inside().write('a.js', Buffer.from('a()'), 'text/javascript');
    await open().write('a.png', png, 'image/png');
    await open().write('b.png', png, 'image/png');
    expect(await namesOf(inside())).toEqual(['a.js']);
    expect(await namesOf(open())).toEqual(['a.png', 'b.png']);
    expect((await contentOf(inside(), 'a.js'))?.content.toString()).toBe('a()');
    expect(await open().read('a.js')).toBeUndefined();
    await inside().remove('a.js');
    expect(await namesOf(inside())).toEqual([]);
  });

  test('lists all files in order', async () => {
    const names = ['e', 'a', 'd', 'b', 'c'].map((letter) => `${letter}.png`);
    for (const name of names) await open().write(name, png, 'image/png');
    expect(await namesOf(open())).toEqual(names.toSorted());
  });
});

describe('S3_URL', () => {
  const atHost = (credentials: string) => ({
    filesDir: folder,
    s3: readS3Url(`http://${credentials}@${bucket.host}/pictures?region=ca-central-1`),
  });

  test.each(['AKIDEXAMPLE:wrong', 'SOMEBODY:secret'])(
    'rejects %s and stores nothing',
    async (credentials) => {
      const { s3, ...backend } = atHost(credentials);
      await expect(openFileStore({ ...backend, s3 }).write('a.png', png, 'image/png')).rejects.toMatchObject({
        status: 503,
      });
      expect(bucket.objects.size).toBe(0);
      await expect(checkBucket(s3, () => undefined)).rejects.toThrow(
        /^The setting S3_URL must .* 403 \w+\.$/,
      );
    },
  );

  test('an unavailable bucket is logged and does not abort the start', async () => {
    const logLines: string[] = [];
    bucket.fault = 503;
    await checkBucket(readS3Url(bucket.url), (line) => logLines.push(line));
    await checkBucket(readS3Url('http://key:secret@127.0.0.1:9/pictures'), (line) => logLines.push(line));
    expect(logLines).toHaveLength(2);
  });

  test.each([
    ['https://k:s@files.example/shop', 'https://files.example/shop', undefined],
    [
      'https://k:s@shop.s3.ca-central-1.amazonaws.com',
      'https://shop.s3.ca-central-1.amazonaws.com',
      undefined,
    ],
    ['http://k:s%2F%2B@minio:9000/shop/?region=eu-1', 'http://minio:9000/shop', 'eu-1'],
  ])('accepts %s', (text, url, region) => {
    expect(readS3Url(text)).toMatchObject({ url, region, key: 'k' });
  });

  test.each([
    'files',
    'https://files.example/shop',
    'ftp://k:s@h/b',
    'https://k:s@h/b/c',
    'https://k:s@h/b?x=1',
    'https://k:%@h/b',
  ])('rejects %s', (text) => expect(readS3Url(text)).toBeUndefined());
});

test('migrating to a bucket copies the missing files and ignores foreign ones', async () => {
  const from = folderStore(folder);
  for (const name of ['a.png', 'b.png', 'notes.txt']) await from.write(name, png, '');
  const to = openFileStore({ filesDir: '', s3: readS3Url(bucket.url) });
  await to.write('a.png', png, 'image/png');
  expect(await copyFiles(from, to)).toBe(1);
  expect(await copyFiles(from, to)).toBe(0);
  expect(await namesOf(to)).toEqual(['a.png', 'b.png']);
  expect(await readdir(folder)).toHaveLength(3);
});

describe('the services', () => {
  let services: TestApp;
  beforeAll(async () => {
    services = await startApp({ s3: readS3Url(bucket.url) });
  });
  afterAll(() => services.close());

  const upload = (slug: string, content: Buffer) =>
    services.ask(
      'STORE_OWNER',
      'POST',
      'brands',
      multipart({ name: slug, slug }, { name: 'a.png', content }),
    );

  test('serve a picture of the bucket at the same URL and with the same headers as from a folder', async () => {
    const { status, json } = await upload('kept', png);
    expect(status).toBe(201);
    expect([...bucket.objects.keys()]).toEqual([json.img_src.slice('/dc/files/'.length)]);
    const file = await services.app.inject({ url: json.img_src });
    expect(file.rawPayload).toEqual(png);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect((await services.app.inject({ url: '/dc/files/none.png' })).statusCode).toBe(404);
  });

  test('return 503 while the bucket is unavailable, and store nothing', async () => {
    const content = Buffer.concat([png, Buffer.from('other')]);
    const { json: kept } = await upload('before', png);
    bucket.fault = 500;
    const { status, json } = await upload('away', content);
    expect([status, json.instance]).toEqual([503, expect.any(String)]);
    const picture = await services.app.inject({ url: kept.img_src });
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([503, 'no-store']);
    bucket.fault = undefined;
    const { json: brands } = await services.ask('STORE_OWNER', 'GET', 'brands?name=away');
    expect(brands.data).toEqual([]);
    const counted = await services.database.db.select().from(pictures);
    expect(counted.filter(({ bytes }) => bytes === content.length)).toEqual([]);
    expect((await upload('away', content)).status).toBe(201);
  });

  test('never serve a truncated picture as complete', async () => {
    const { json } = await upload('half', png);
    const origin = await services.app.listen();
    bucket.fault = 'broken';
    const reading = fetch(`${origin}${json.img_src}`).then((answer) => answer.arrayBuffer());
    await expect(reading).rejects.toThrow('terminated');
  });
});
