import { slugify } from '../../src/schemas/slug.ts';
import type { TestApp, TestStore } from './support.ts';
import { multipart, png } from './support.ts';

type Values = Record<string, unknown>;
type Record_ = Values & { id: string };

/** Creates a record of a model as the store's owner. */
export async function add(
  { ask }: TestApp,
  model: string,
  values: Values,
  store?: TestStore,
): Promise<Record_> {
  const name = String(values.name);
  const slug = slugify(name);
  const form = multipart({ slug, ...values }, { name: 'a.png', content: png });
  const { status, json, text } = await ask('STORE_OWNER', 'POST', pathOf(model, store), { ...form, store });
  if (status !== 201) throw new Error(text);
  return json as Record_;
}

const pathOf = (model: string, store?: TestStore) => (store ? `/dc/store/${store.id}/${model}` : model);
