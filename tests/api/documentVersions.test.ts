import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart, startApp, type AskOptions, type TestApp } from './support.ts';

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

const documents = [
  {
    name: 'the page of a location',
    path: (rest = '') => `location/${services.store.locationIds[0]}/config${rest}`,
    content: (text: string) => ({ section1: { title: text, subTitle: 'S' }, unknown: 'Stays' }),
    save(text: string) {
      return services.ask('STORE_OWNER', 'PUT', this.path(), { body: this.content(text) });
    },
    changes: ['/section1'],
    beginning: {},
  },
  {
    name: 'the template of a static page',
    path: (rest = '') => `template/page/asset${rest}?file_name=history.json`,
    content: template,
    save(text: string) {
      const content = JSON.stringify(template(text));
      const form = multipart(undefined, { field: 'template', name: 'history.json', content });
      return services.ask('STORE_OWNER', 'POST', 'template/page/asset', form);
    },
    changes: ['/content'],
  },
];

describe.each(documents)('versions of $name', (document) => {
  const list = async () => (await services.ask('STAFF', 'GET', document.path('/versions'))).json;
  const restore = (
    version: number,
    options: AskOptions = {},
    role: 'STORE_OWNER' | 'STAFF' = 'STORE_OWNER',
  ) => services.ask(role, 'POST', document.path(`/versions/${version}/restore`), options);

  test('are created by every save that changes something; they can be listed, read and restored', async () => {
    for (const text of ['One', 'Two', 'Two']) expect((await document.save(text)).status).toBe(200);
    const { data } = (await list()) as { data: { version: number; changes: string[]; saved_by: unknown }[] };
    const beginning = document.beginning ? [0] : [];
    expect(data.map(({ version }) => version)).toEqual([2, 1, ...beginning]);
    expect(data[0]).toMatchObject({ changes: document.changes, saved_by: { name: 'STORE_OWNER first' } });
    const one = await services.ask('STAFF', 'GET', document.path('/versions/1'));
    expect(one.json.config).toMatchObject(document.content('One'));

    const restored = await restore(1);
    expect([restored.status, restored.json]).toEqual([200, one.json.config]);
    expect((await services.ask('STAFF', 'GET', document.path())).json).toEqual(one.json.config);
    expect((await list()).data[0]).toMatchObject({ version: 3, restored: 1 });
  });

  test('restoring requires the current version, the right to edit, and the same store', async () => {
    expect((await restore(2, { headers: { 'if-match': '"old"' } })).status).toBe(412);
    expect((await restore(2, {}, 'STAFF')).status).toBe(403);
    expect((await restore(99)).status).toBe(404);
    const elsewhere = await services.ask('STORE_OWNER', 'GET', document.path('/versions'), {
      store: services.other,
    });
    expect(elsewhere.json.data ?? []).toEqual([]);
  });
});

test('parts of a location page can be restored; its versions are separate from those of the configuration', async () => {
  const [page] = documents;
  if (!page) return;
  await services.ask('STORE_OWNER', 'PUT', page.path(), {
    body: { section1: { title: 'New', subTitle: 'S' }, unknown: 'New' },
  });
  const body = { parts: ['/unknown'] };
  const { json } = await services.ask('STORE_OWNER', 'POST', page.path('/versions/1/restore'), { body });
  expect(json).toMatchObject({ section1: { title: 'New' }, unknown: 'Stays' });
  const { json: config } = await services.ask('STAFF', 'GET', 'config/versions');
  expect(config.metadata.total).toBe(0);
});
