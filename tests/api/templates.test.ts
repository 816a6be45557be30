import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stores } from '../../server/core/tables/stores.ts';
import { templates } from '../../server/storefront/tables.ts';
import { multipart, png, startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const template = (text: string) => ({
  root: { props: { id: '1' } },
  content: [{ type: 'Heading', props: { id: 'Heading-1', text } }],
  zones: {},
});

const post = (name: string, content: unknown, { headers, ...options }: AskOptions = {}, type = 'page') => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const form = multipart(undefined, { field: 'template', name, content: text });
  return services.ask('STORE_OWNER', 'POST', `template/${type}/asset`, {
    ...options,
    body: form.body,
    headers: { ...form.headers, ...headers },
  });
};
const get = (name: string, type = 'page', options?: AskOptions) =>
  services.ask('STAFF', 'GET', `template/${type}/asset?file_name=${encodeURIComponent(name)}`, options);

const wrong = (path: string, code: string) => expect.objectContaining({ path, code }) as unknown;

describe('templates', () => {
  test('are stored by type and slug and returned unchanged', async () => {
    const saved = await post('about-us.json', template('Hello'));
    expect([saved.status, saved.json]).toEqual([200, template('Hello')]);
    await post('about-us.json', template('Blog'), {}, 'blog');
    const { json, headers } = await get('about-us.json');
    expect([json, headers.etag]).toEqual([template('Hello'), saved.headers.etag]);
    expect((await get('about-us.json', 'blog')).json).toEqual(template('Blog'));
    expect((await get('about-us.json', 'service')).status).toBe(404);
  });

  test('a slug may be of any script', async () => {
    expect((await post('café-et-thé.json', template('Thé'))).status).toBe(200);
    expect((await get('café-et-thé.json')).json).toEqual(template('Thé'));
  });

  test('rejects a stale version', async () => {
    const first = await post('stale.json', template('One'));
    const match = { headers: { 'if-match': first.headers.etag ?? '' } };
    expect((await post('stale.json', template('Two'), match)).status).toBe(200);
    expect((await post('stale.json', template('Three'), match)).status).toBe(412);
    expect((await post('other.json', template('Three'), match)).status).toBe(412);
    expect((await get('stale.json')).json).toEqual(template('Two'));
    expect((await post('stale.json', template('Four'))).status).toBe(200);
  });

  test('a first save replaces a leftover template, but not the one of a listed page', async () => {
    const list = (pages: unknown) =>
      services.database.db.update(stores).set({ config: { pages } }).where(eq(stores.id, services.store.id));
    const first = { headers: { 'if-none-match': '*' } };
    await list([null, { type: 'Page', slug: 'First' }]);
    expect((await post('first.json', template('One'), first)).status).toBe(200);
    expect((await post('first.json', template('Two'), first)).status).toBe(412);
    expect((await post('first.json', template('Blog'), first, 'blog')).status).toBe(200);
    expect((await post('first.json', template('Blog again'), first, 'blog')).status).toBe(200);
    expect((await get('first.json')).json).toEqual(template('One'));
    await list([]);
    expect((await post('first.json', template('Three'), first)).status).toBe(200);
    expect((await get('first.json')).json).toEqual(template('Three'));
    const other = { headers: { 'if-none-match': '"1"' } };
    expect((await post('first.json', template('Four'), other)).status).toBe(400);
  });

  test('two concurrent first saves both succeed, one after the other', async () => {
    const answers = await Promise.all(['A', 'B'].map((text) => post('at-once.json', template(text))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each([
    'null.json',
    'NULL.json',
    'a b.json',
    '.json',
    'about',
    'a.html',
    '-a-.json',
    `${'a'.repeat(101)}.json`,
  ])('rejects a file named %j', async (name) => {
    const { status, json } = await post(name, template('A'));
    expect([status, json.errors]).toEqual([422, [wrong('/template', 'slug')]]);
    expect((await get(name)).status).toBe(404);
  });

  test.each([
    ['invalid JSON', '{', 400, '/template', 'json'],
    ['a list', '[]', 422, '', 'type'],
    ['a string', '"a"', 422, '', 'type'],
    ['an object without root', '{"a":1}', 422, '/root', 'required'],
    ['an object without blocks', '{"root":{},"content":7}', 422, '/content', 'type'],
    ['deep nesting', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422, '', 'depth'],
  ])('%s is rejected', async (_, content, status, path, code) => {
    const answer = await post('wrong.json', content);
    expect([answer.status, answer.json.errors]).toEqual([
      status,
      expect.arrayContaining([wrong(path, code)]),
    ]);
  });

  test('links and pictures follow the rules of all documents, wherever their block is', async () => {
    const block = (type: string, props: object) => ({ type, props: { id: `${type}-1`, ...props } });
    const page = (link: string, src: string) => ({
      root: {},
      content: [
        block('Row', { first: [block('Button', { link })], second: [] }),
        block('Unknown', { link: 'javascript:alert(1)' }),
      ],
      zones: { 'Row-1:old': [block('Image', { src })] },
    });
    const refused = await post('links.json', page('javascript:alert(1)', 'javascript:alert(2)'));
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [wrong('/content/0/props/first/0/props/link', 'link'), wrong('/zones/Row-1:old/0/props/src', 'image')],
    ]);
    expect((await post('links.json', page('/repair', ''))).status).toBe(200);
  });

  test('existing invalid values do not prevent other changes', async () => {
    const old = (text: string) => ({
      ...template(text),
      content: [
        ...template(text).content,
        { type: 'Button', props: { id: 'Button-1', link: 'javascript:old' } },
      ],
    });
    const key = { type: 'page', slug: 'old-faults' };
    await services.database.db
      .insert(templates)
      .values({ store_id: services.store.id, ...key, content: old('One') });
    expect((await post('old-faults.json', old('Two'))).status).toBe(200);
  });

  test('accepts 5 MB and rejects more', async () => {
    const sized = (size: number) => JSON.stringify({ root: {}, content: [], text: 'a'.repeat(size - 34) });
    expect((await post('large.json', sized(5 * 1024 * 1024))).status).toBe(200);
    const { status, json } = await post('large.json', sized(5 * 1024 * 1024 + 1));
    expect([status, json.errors]).toEqual([413, [{ path: '', code: 'size', params: { limit: 5 } }]]);
  });

  test('sanitises the HTML of texts, in columns too, but not of HTML blocks', async () => {
    const attack = '<p style="color:red">A<img src=x onerror="alert(1)"></p>';
    const content = (text: string) => {
      const block = { type: 'Text', props: { id: 'Text-1', content: text } };
      const row = { type: 'Row', props: { id: 'Row-1', first: [block], layout: '1' } };
      const html = { type: 'Html', props: { id: 'Html-1', code: attack } };
      return { root: { props: { id: '1' } }, content: [row, block, html], zones: {} };
    };
    expect((await post('markup.json', content(attack))).json).toEqual(content('<p>A</p>'));
  });

  test('requires a file, and a known page type', async () => {
    const none = await services.ask('STORE_OWNER', 'POST', 'template/page/asset', multipart({ a: 1 }));
    expect([none.status, none.json.errors]).toEqual([422, [wrong('/template', 'required')]]);
    const plain = await services.ask('STORE_OWNER', 'POST', 'template/page/asset', { body: {} });
    expect(plain.status).toBe(422);
    expect((await post('a-page.json', template('A'), {}, 'shop')).status).toBe(400);
    expect((await services.ask('STAFF', 'GET', 'template/page/asset')).status).toBe(400);
  });

  test('names of Object.prototype are harmless', async () => {
    const content = '{"root":{},"content":[],"__proto__":{"polluted":true}}';
    expect((await post('proto.json', content)).status).toBe(200);
    expect((await get('proto.json')).text).toContain('__proto__');
    expect('polluted' in {}).toBe(false);
  });

  test('belong to one store', async () => {
    await post('own.json', template('Ours'));
    expect((await get('own.json', 'page', { store: services.other })).status).toBe(404);
  });
});

describe('pictures', () => {
  const upload = (content: Buffer | string) =>
    services.ask('STORE_OWNER', 'POST', 'assets', multipart(undefined, { name: 'a.png', content }));

  test('are stored and served', async () => {
    const { status, json } = await upload(png);
    expect(status).toBe(201);
    const file = await services.app.inject({ url: json.url });
    expect(file.headers['content-type']).toBe('image/png');
    expect(file.rawPayload).toEqual(png);
  });

  test.each([
    ['text', 'Just text', 'imageType'],
    ['an empty file', '', 'imageType'],
    ['more than 5 MB', Buffer.concat([png], 5 * 1024 * 1024 + 1), 'imageSize'],
    ['20 MB', Buffer.concat([png], 20 * 1024 * 1024), 'imageSize'],
  ])('%s is rejected', async (_, content, code) => {
    const { status, json } = await upload(content);
    expect([status, json.errors]).toEqual([422, [wrong('/imagefile', code)]]);
  });

  test('requires one', async () => {
    for (const options of [multipart({ a: 1 }), { body: { imagefile: 'a' } }]) {
      const { status, json } = await services.ask('STORE_OWNER', 'POST', 'assets', options);
      expect([status, json.errors]).toEqual([422, [wrong('/imagefile', 'required')]]);
    }
  });
});
