import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalizeText } from '../../src/schemas/normalizeText.ts';
import { normalizeFilter, type Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { brands, categories, products } from '../../server/catalog/tables.ts';
import { add } from './samples.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
const tables = { brands, categories, products };
const names = ['alpha', 'Beta 50%', 'gamma_1', 'Delta', 'épsilon', 'ZETA'];
/** One per day; the fourth at 23:30 in Toronto, which is the next day in UTC. */
const days = [1, 2, 3, 4, 5, 6].map((day) => new Date(`2026-03-0${day}T12:00:00Z`));
days[3] = new Date('2026-03-05T04:30:00Z');

beforeAll(async () => {
  services = await startApp();
  const [brand, otherBrand] = await fill('brands', () => ({}));
  const [category, otherCategory] = await fill('categories', () => ({}));
  await fill('products', (index) => ({
    sku: names[index],
    model_number: names[index],
    status: index < 2 ? 'DRAFT' : 'PUBLISHED',
    brand_id: index < 2 ? brand : index === 2 ? otherBrand : null,
    categories: index < 3 ? [{ id: category }, ...(index === 0 ? [{ id: otherCategory }] : [])] : [],
  }));
  for (const model of Object.keys(tables)) await add(services, model, { name: 'alpha' }, services.other);
});
afterAll(() => services.close());

async function fill(model: keyof typeof tables, values: (index: number) => object): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    const { id } = await add(services, model, {
      name,
      slug: `s${index}`,
      display_order: 10 - index,
      is_voided: index % 2 === 1,
      ...values(index),
    });
    await services.database.db
      .update(tables[model])
      .set({ created_date: days[index] })
      .where(eq(tables[model].id, id));
    ids.push(id);
  }
  return ids;
}

interface List {
  data: { id: string; name: string; display_order: number; created_date: string; [key: string]: unknown }[];
  metadata: { total: number; page: number; per_page: number };
}

async function list(path: string): Promise<List> {
  const { status, json, text } = await services.ask('STAFF', 'GET', path);
  if (status !== 200) throw new Error(text);
  return json as List;
}

const namesOf = async (path: string) => (await list(path)).data.map(({ name }) => name);
const at = (...positions: number[]) => positions.map((position) => names[position]);

const catalogue: Model[] = [models.brands, models.categories, models.products];

describe.each(catalogue)('$name', (model) => {
  test('every declared sort works in both directions', async () => {
    for (const [field, parameter] of Object.entries(model.sorts)) {
      const ascending = (await list(`${model.name}?${parameter}=asc`)).data;
      const values = ascending.map((record) =>
        field === 'name' ? normalizeText(record.name) : record[field],
      ) as (string | number)[];
      expect(new Set(values).size).toBe(names.length);
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : 1)));
      const descending = (await list(`${model.name}?${parameter}=desc`)).data;
      expect(descending).toEqual(ascending.toReversed());
    }
  });

  test('the default sort is the declared one', async () => {
    const { field, order } = model.defaultSort;
    const sorted = await list(`${model.name}?${model.sorts[field]}=${order.toLowerCase()}`);
    expect(await list(model.name)).toEqual(sorted);
  });

  test('every declared filter is supported and excludes something', async () => {
    const all = (await list(model.name)).metadata.total;
    const id = (name: string) => list(`${name}?name=alpha`).then(({ data }) => data[0]?.id);
    const samples: Record<string, string> = {
      contains: 'alp',
      boolean: 'true',
      range: '2026-03-02',
      brand_id: (await id('brands')) ?? '',
      category_id: (await id('categories')) ?? '',
      status: 'DRAFT',
    };
    for (const [key, filter] of Object.entries(model.filters)) {
      const { kind } = normalizeFilter(key, filter);
      const value = samples[kind === 'equals' ? key : kind];
      for (const parameter of kind === 'range' ? [`min_${key}`, `max_${key}`] : [key]) {
        const { total } = (await list(`${model.name}?${parameter}=${value}`)).metadata;
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThan(all);
      }
    }
  });

  test('pages come from one stable order', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list(`${model.name}?page=${page}&per_page=2`)),
    );
    expect(pages.flatMap(({ data }) => data)).toEqual((await list(`${model.name}?per_page=100`)).data);
    expect(pages.map(({ metadata }) => metadata)).toEqual(
      [1, 2, 3, 4].map((page) => ({ total: names.length, page, per_page: 2 })),
    );
  });
});

describe('text filters', () => {
  test('match part of a text, case-insensitively, accented letters included', async () => {
    expect(await namesOf('brands?name=ET')).toEqual(at(1, 5));
    expect(await namesOf(`brands?name=${encodeURIComponent('ÉPS')}`)).toEqual(at(4));
  });

  test('match and sort regardless of accents', async () => {
    const made = ['Élodie', 'élan', 'Eloi', 'Cœur', 'Coeval', 'Zélie'];
    for (const [index, name] of made.entries()) {
      await add(services, 'brands', { name, slug: `accent-${index}` }, services.other);
    }
    const found = async (query: string) => {
      const { json } = await services.ask('STAFF', 'GET', `brands?${query}`, { store: services.other });
      return (json as List).data.map(({ name }) => name);
    };
    expect(await found('name=elodie')).toEqual(['Élodie']);
    expect(await found(`name=${encodeURIComponent('ÉLO')}`)).toEqual(['Élodie', 'Eloi']);
    expect(await found('name=COEU')).toEqual(['Cœur']);
    const sorted = ['alpha', 'Cœur', 'Coeval', 'élan', 'Élodie', 'Eloi', 'Zélie'];
    expect(await found('name_sort_order=asc')).toEqual(sorted);
    expect(sorted).toEqual(sorted.toSorted((a, b) => (normalizeText(a) < normalizeText(b) ? -1 : 1)));
  });

  test.each(['%', '_', '\\', "'; drop table brands; --", '" or 1=1'])('match %s literally', async (text) => {
    const found = await namesOf(`brands?name=${encodeURIComponent(text)}`);
    expect(found).toEqual(names.filter((name) => name.includes(text)));
  });

  test('are ignored when empty', async () => {
    expect((await list('brands?name=&only_enabled=&min_created_date=')).metadata.total).toBe(names.length);
  });
});

test('boolean filters', async () => {
  expect(await namesOf('brands?only_enabled=true&display_sort_order=desc')).toEqual(at(0, 2, 4));
  expect(await namesOf('brands?only_enabled=false&display_sort_order=desc')).toEqual(at(1, 3, 5));
  expect(await namesOf('categories?has_products=true&display_sort_order=desc')).toEqual(at(0, 1));
  expect(await namesOf('categories?has_products=false&display_sort_order=desc')).toEqual(at(2, 3, 4, 5));
});

test('voided records are included unless the filter excludes them', async () => {
  expect((await list('products')).metadata.total).toBe(6);
  expect((await list('products?include_voided=true')).metadata.total).toBe(6);
  expect(await namesOf('products?include_voided=false&display_sort_order=desc')).toEqual(at(0, 2, 4));
});

const between = (min: string, max: string) =>
  namesOf(`brands?min_created_date=${min}&max_created_date=${max}&display_sort_order=desc`);

describe('dates', () => {
  test('are days in the time zone of the store, both inclusive', async () => {
    expect(await between('2026-03-02', '2026-03-03')).toEqual(at(1, 2));
    expect(await between('2026-03-04', '2026-03-04')).toEqual(at(3));
    expect(await between('2026-03-05', '2026-03-05')).toEqual(at(4));
  });
});

describe('multiple values', () => {
  test('are repeated, with or without brackets, or comma-separated', async () => {
    const { data } = await list('brands?display_sort_order=desc');
    const [a, b] = [data[0]?.id, data[2]?.id];
    for (const query of [`ids[]=${a}&ids[]=${b}`, `ids=${a}&ids=${b}`, `ids=${a},${b}`, `ids[]=${a},${b}`]) {
      expect(await namesOf(`brands?${query}&display_sort_order=desc`)).toEqual(at(0, 2));
    }
    expect((await list(`products?brand_id[]=${data[0]?.id}&brand_id[]=${data[1]?.id}`)).metadata.total).toBe(
      3,
    );
  });

  test('match nothing for records of another store', async () => {
    const { json } = await services.ask('STAFF', 'GET', `/dc/store/${services.other.id}/brands`, {
      store: services.other,
    });
    expect(await namesOf(`brands?ids[]=${json.data[0].id}`)).toEqual([]);
  });
});

test('links are included on request, counts always', async () => {
  const [product] = (await list('products?name=alpha&include_children=true')).data;
  expect(product).toMatchObject({
    brand: { name: 'alpha' },
    categories: [{ name: 'alpha' }, { name: 'Beta 50%' }],
  });
  const [bare] = (await list('products?name=alpha')).data;
  expect(bare).not.toHaveProperty('categories');
  const [category] = (await list('categories?name=alpha&include_children=false')).data;
  expect(category).toMatchObject({ products_count: 3 });
  expect(category).not.toHaveProperty('products');
  const [whole] = (await list('categories?name=alpha&include_children=true')).data;
  expect(whole?.products).toEqual(at(0, 1, 2).map((name) => expect.objectContaining({ name })));
});

describe('pages', () => {
  test('are limited in size', async () => {
    expect((await list('brands')).metadata).toEqual({ total: 6, page: 1, per_page: 10 });
    expect((await list('brands?per_page=1000000000')).metadata.per_page).toBe(1000);
    expect((await list('brands?rows_per_page=2')).metadata.per_page).toBe(2);
    expect((await list('brands?page=1000')).data).toEqual([]);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'per_page=0',
    'per_page=-5',
    'brand_id=x',
    'min_created_date=yesterday',
    'min_created_date=2026-02-30',
    'name_sort_order=up',
    'include_voided=maybe',
    'ids[]=1',
  ])('rejects %s', async (query) => {
    const { status, json } = await services.ask('STAFF', 'GET', `products?${query}`);
    expect(status).toBe(400);
    expect(json.errors[0].path).toMatch(new RegExp(`^/${query.split(/[[=]/)[0]}`));
  });
});
