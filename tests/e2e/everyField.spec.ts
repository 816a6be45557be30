import type { Page } from '@playwright/test';
import {
  documents,
  nodesOf,
  panels,
  type DocumentName,
  type Node,
} from '../../src/schemas/storefront/documents.ts';
import { entryKey } from '../../src/schemas/storefront/entryKey.ts';
import { defaultLocationImage } from '../../src/schemas/storefront/locationConfig.ts';
import { valueAt, withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { schemaAt, visitValues, type Schema } from '../../src/schemas/storefront/schema.ts';
import { counter, fullValue, otherValue } from '../support/storefront.ts';
import { accountOf } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { DocumentForm } from './support/documentForm.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/**
 * Changes the fields whose editors need a browser, as derived from the schemas, in a store that no other test edits.
 * The others are in the component tests (storefrontFormFields, preview).
 */
const account = () => accountOf('STORE_OWNER', 'borealis.localhost');
const signedIn = () => Api.signIn(process.env.BASE_URL ?? '', account());

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({
  role: 'VISITOR',
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants its fixtures as a pattern, of none too
  baseURL: async ({}, provide) => {
    const url = new URL(process.env.BASE_URL ?? '');
    url.hostname = account().domain;
    await provide(url.origin);
  },
});

const next = counter();

test('formatted texts and categories show in the preview and are stored at their path', async ({ page }) => {
  const api = await signedIn();
  const homepage = panels.find(({ name }) => name === 'homepage')!;
  const [location] = (await api.list('locations')).rows;
  const stored = await api.ask<unknown>('GET', 'config');
  await page.goto('/login');
  await signIn(page, account());

  await test.step('of the homepage', async () => {
    const before = homepage.roots.reduce(
      (document, root) => withValueAt(document, root, fullAt('storeConfig', root)),
      stored,
    );
    await api.ask('PUT', 'config', before as object);
    await visit(page, `/configurations?panel=${homepage.name}`);
    const expected = await changeAll(page, api, nodesOf('storeConfig', homepage.roots), before);
    expect(withoutKeys(await api.ask('GET', 'config'))).toEqual(withoutKeys(expected));
  });

  await test.step('of a location page', async () => {
    const path = `location/${location?.id}/config`;
    const before = fullAt('locationConfig', '');
    await api.ask('PUT', path, before as object);
    await visit(page, `/locations/${location?.id}/page`);
    const expected = await changeAll(page, api, nodesOf('locationConfig'), before);
    expect(withoutKeys(await api.ask('GET', path))).toEqual(
      withoutKeys(withValueAt(expected, '/section3/imgLink', defaultLocationImage)),
    );
  });
});

/** Removes the keys that the services add to entries of lists. */
const withoutKeys = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document, (name, value: unknown) => (name === entryKey ? undefined : value)));

const fullAt = (document: DocumentName, pointer: string) =>
  fullValue(schemaAt(documents[document].schema, pointer) ?? {}, next);

/** Types a new value into each of these fields and stores them all. Returns the expected document. */
async function changeAll(page: Page, api: Api, nodes: Node[], before: unknown): Promise<unknown> {
  const category = (await api.list('categories')).rows.find(({ img_src }) => img_src);
  const form = new DocumentForm(page);
  await form.edit();
  let expected = before;
  for (const [index, node] of nodes.entries()) {
    const fields = fieldsOf(node, before);
    if (fields.length === 0) continue;
    await form.openNode(index);
    for (const [pointer, schema] of fields) {
      const at = node.pointer + pointer;
      const isCategory = schema.format === 'category';
      const value = isCategory ? category?.id : otherValue(schema, valueAt(expected, at), next());
      await form.changeAndSee(pointer, schema, String(isCategory ? category?.name : value));
      expected = withValueAt(expected, at, value);
    }
  }
  await form.update();
  return expected;
}

/** The fields of a node whose editors need a browser; the choice of a category fills in others. */
function fieldsOf({ pointer, schema }: Node, document: unknown): [string, Schema][] {
  const fields: [string, Schema][] = [];
  visitValues(schema, valueAt(document, pointer), (at, field) => {
    if (field.format !== 'id') fields.push([at, field]);
  });
  if (fields.some(([, { format }]) => format === 'category')) return fields;
  return fields.filter(([, { format }]) => format === 'html');
}
