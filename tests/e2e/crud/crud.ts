import type { Page } from '@playwright/test';
import type { Model } from '../../../src/schemas/model.ts';
import { models } from '../../../src/schemas/models.ts';
import { unique, type Api, type Resource, type StoredRecord } from '../support/api.ts';
import { ListPage } from '../support/listPage.ts';

export interface Crud {
  resource: Resource;
  /** The value of each filter, and how a record has to be to match. */
  filters: Record<string, FilterCase>;
  /** The text property that the tests change. */
  text: string;
  isImageRequired: boolean;
}

export interface FilterCase {
  /** The text or date to type, the option of a select, or the name of the record to pick. */
  value: string;
  /** The properties of a matching record. */
  match?: (api: Api) => Promise<object>;
}

export const modelOf = ({ resource }: Crud): Model => models[resource];

export const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Last words of names, which no search for another one finds: a hexadecimal prefix has no words like them. */
const words = 'ghijklmn';

/** Creates records with a common, unique name prefix. */
export async function make(api: Api, { resource }: Crud, ...changes: object[]) {
  const prefix = unique('Test');
  const records: StoredRecord[] = [];
  for (const [index, one] of changes.entries()) {
    const name = `${prefix} ${words[index]}`;
    records.push(await api.create(resource, { name, slug: slug(name), ...one }));
  }
  return { prefix, records, first: records[0] as StoredRecord };
}

/** Opens the list filtered by name. */
export const openList = (page: Page, { resource }: Crud, name?: string) =>
  new ListPage(page, resource).open(name ? searchFor(name) : '');

export const searchFor = (name: string) => `?filter=${encodeURIComponent(JSON.stringify({ name }))}`;
