import type { Page } from '@playwright/test';
import type { Model } from '../../../src/schemas/model.ts';
import { models } from '../../../src/schemas/models.ts';
import { unique, type Api, type Resource, type StoredRecord } from '../support/api.ts';
import { ListPage } from '../support/listPage.ts';

export interface Crud {
  resource: Resource;
  /** What is chosen in each filter, and what the record has to be for it to match. */
  filters: Record<string, FilterCase>;
  /** The text property that the tests change. */
  text: string;
  isImageRequired: boolean;
}

export interface FilterCase {
  /** Typed into a text or date, the option of a select, or the name of the record to pick. */
  value: string;
  /** Sets up a record that matches. */
  match?: (api: Api) => Promise<object>;
}

export const modelOf = ({ resource }: Crud): Model => models[resource];

export const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Records that only this test knows, whose names begin alike. */
export async function make(api: Api, { resource }: Crud, ...changes: object[]) {
  const prefix = unique('Test');
  const records: StoredRecord[] = [];
  for (const [index, one] of changes.entries()) {
    const name = `${prefix} ${'abcdefgh'[index]}`;
    records.push(await api.create(resource, { name, slug: slug(name), ...one }));
  }
  return { prefix, records, first: records[0] as StoredRecord };
}

/** The list, filtered to these names. */
export const openList = (page: Page, { resource }: Crud, name?: string) =>
  new ListPage(page, resource).open(name ? searchFor(name) : '');

export const searchFor = (name: string) => `?filter=${encodeURIComponent(JSON.stringify({ name }))}`;
