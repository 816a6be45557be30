import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noneChosen } from '../../src/custom/repairs/prices/choices.ts';
import { writeBook } from '../../src/custom/repairs/prices/sheet/write/writeBook.ts';
import type { StoredService, Terms } from '../../src/custom/repairs/prices/types.ts';
import { titleKey } from '../../src/schemas/titles.ts';
import {
  after,
  before,
  catalogueOf,
  exportedAt,
  planOf,
  rowsOf,
  service,
  terms,
} from './priceSheet.support.ts';

/** Text that the services accept: no NUL, no lone surrogates. */
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength }),
      fc.string({ minLength: 1, maxLength }),
      fc.constantFrom(
        '=1+1',
        '+1',
        '-1',
        '@SUM(A1)',
        '_x0041_',
        '1-2',
        '45',
        'a\r\nb',
        ' x ',
        '\u0007',
        '__proto__',
        'N/A',
      ),
    )
    .filter((one) => /\S/.test(one) && !one.includes('\0') && one.length <= maxLength);

const warranty = fc.oneof(
  fc.constant({ warranty: null, warranty_unit: null }),
  fc.constant({ warranty: -1, warranty_unit: 'LIFETIME' }),
  fc.record({
    warranty: fc.integer({ min: 1, max: 10_000 }),
    warranty_unit: fc.constantFrom('DAY', 'MONTH', 'YEAR'),
  }),
);

const anyTerms: fc.Arbitrary<Terms> = fc
  .tuple(
    fc.record({
      cost: fc.option(fc.integer({ min: 0, max: 999_999_900 }).map((cents) => cents / 100)),
      duration: text(100),
      display_order: fc.oneof(fc.nat(1_000_000), fc.double({ min: 0, max: 1_000_000, noNaN: true })),
    }),
    warranty,
  )
  .map(([one, other]) => ({ ...one, ...other }));

const anyProducts = fc.uniqueArray(fc.record({ id: fc.uuid(), name: text(60), brand: fc.option(text(60)) }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 6,
});

/** Products with services whose titles are unique per product. */
const anyCatalogue = fc.tuple(
  anyProducts,
  fc.array(
    fc.uniqueArray(fc.tuple(text(200), anyTerms, fc.uuid()), {
      selector: ([title]) => titleKey(title),
      maxLength: 6,
    }),
    { maxLength: 6 },
  ),
);

const toServices = (products: { id: string }[], services: [string, Terms, string][][]): StoredService[] =>
  products.flatMap((product, index) =>
    (services[index] ?? []).map(([title, own, id]) => ({
      id: `${product.id} ${id}`,
      product_id: product.id,
      title,
      modified_date: after,
      is_active: true,
      img_src: null,
      parts: [],
      ...own,
    })),
  );

test('an unchanged exported sheet changes nothing, for any store', async () => {
  await fc.assert(
    fc.asyncProperty(anyCatalogue, async ([products, services]) => {
      const stored = toServices(products, services);
      const catalogue = catalogueOf(stored, products);
      const plan = await planOf(writeBook(catalogue, exportedAt), catalogue);
      expect(rowsOf(plan)).toEqual([]);
      expect(plan.summary).toMatchObject({ unchanged: stored.length, exportedAt });
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('importing a sheet makes another store equal to the exported one', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCatalogue,
      fc.array(fc.nat(), { maxLength: 8 }),
      async ([products, services], picks) => {
        const stored = toServices(products, services);
        fc.pre(stored.length > 0);
        const sheet = writeBook(catalogueOf(stored, products), exportedAt);
        const changed = stored.flatMap((one, index) => {
          const pick = picks[index % Math.max(1, picks.length)] ?? 0;
          if (pick % 4 === 0) return [];
          return [pick % 4 === 1 ? { ...one, ...terms } : one];
        });
        const extra = service(products[0]?.id ?? '', 'not in the sheet');
        const target = catalogueOf([...changed, extra], products);
        const plan = await planOf(sheet, target);
        const choices = { overwriteNewer: true, recreateDeleted: true, removeNewer: true };
        const { batch } = plan.batch({ offset: 0, limit: 1000, choices });
        const byId = new Map([...changed, extra].map((one) => [one.id, one]));
        for (const one of batch.create)
          byId.set(one.id, { ...one, modified_date: after, is_active: true, img_src: null, parts: [] });
        for (const { is_voided, id, ...changes } of batch.update) {
          if (is_voided) byId.delete(id);
          else byId.set(id, { ...(byId.get(id) as StoredService), ...changes });
        }
        const again = await planOf(sheet, catalogueOf([...byId.values()], products));
        expect(rowsOf(again)).toEqual([]);
        expect(again.summary.unchanged).toBe(stored.length);
      },
    ),
    { numRuns: 50 },
  );
}, 60_000);

test('importing a sheet with duplicates keeps the exported one and removes the others', async () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery', { id: 'older', cost: 1 }),
    service('p1', 'battery', { id: 'newer', modified_date: '2026-02-02T00:00:00.000Z' }),
    service('p1', 'Screen', { modified_date: before }),
  ]);
  const plan = await planOf(writeBook(catalogue, exportedAt), catalogue);
  expect(rowsOf(plan)).toMatchObject([{ kind: 'duplicate', id: 'older', isNewer: false }]);
  expect(plan.summary.unchanged).toBe(2);
});

test('keeps services created after the export unless the user decides otherwise', async () => {
  const exported = service('p1', 'Battery', { id: 'exported' });
  const later = service('p1', 'battery', { id: 'later', modified_date: after });
  const sheet = writeBook(catalogueOf([exported]), exportedAt);
  const plan = await planOf(sheet, catalogueOf([exported, later]));
  expect(rowsOf(plan)).toMatchObject([{ kind: 'duplicate', id: 'exported', isNewer: true }]);
  expect(plan.summary.newer.duplicate).toBe(1);
  const removed = (removeNewer: boolean) =>
    plan
      .batch({ offset: 0, limit: 9, choices: { ...noneChosen, removeNewer } })
      .batch.update.map(({ id }) => id);
  expect(removed(false)).toEqual([]);
  expect(removed(true)).toEqual(['exported']);
});

test('a sheet without a timestamp treats all services as possibly newer', async () => {
  const catalogue = catalogueOf([service('p1', 'Battery'), service('p2', 'Battery', { cost: 1 })]);
  const sheet = writeBook(catalogue, null);
  const same = await planOf(sheet, catalogue);
  expect(rowsOf(same)).toEqual([]);
  expect(same.summary).toMatchObject({ unchanged: 2, exportedAt: null });
  const changed = catalogueOf([service('p1', 'Battery'), service('p2', 'Battery', { cost: 2 })]);
  const plan = await planOf(sheet, changed);
  expect(rowsOf(plan)).toMatchObject([{ kind: 'update', id: 'p2 Battery', isNewer: true }]);
});
