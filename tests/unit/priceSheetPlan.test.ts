import { describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { compare } from '../../src/custom/repairs/prices/sheet/plan/compare.ts';
import { SheetPlan } from '../../src/custom/repairs/prices/sheet/plan/SheetPlan.ts';
import { readSheet } from '../../src/custom/repairs/prices/sheet/read/readSheet.ts';
import type { DamagedAs } from '../../src/custom/repairs/prices/types.ts';
import { noneChosen } from '../../src/custom/repairs/prices/choices.ts';
import {
  after,
  before,
  catalogueOf,
  exportedAt,
  fileOf,
  planOf,
  products,
  refusal,
  rowsOf,
  service,
  sheetOf,
  terms,
  written,
  type Value,
} from './priceSheet.support.ts';

const reason = (name: string) => `priceSheet.reasons.${name}`;
const noLosses = { pictures: 0, inactive: 0, parts: 0, taxes: 0 };
const changed: Value[] = [99.5, '1 hour', 'Lifetime', 3];
const changedTerms = {
  cost: 99.5,
  duration: '1 hour',
  warranty: -1,
  warranty_unit: 'LIFETIME',
  display_order: 3,
};
const all = { overwriteNewer: true, recreateDeleted: true, removeNewer: true };

describe('plan of a sheet', () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery'),
    service('p1', 'Screen'),
    service('p2', 'Battery'),
    service('p3', 'Screen'),
  ]);
  const file = fileOf(
    sheetOf(['Screen', 'BATTERY ', 'Camera'], {
      p1: [changed, written, written],
      p9: [written],
      p2: [[], [], []],
    }),
  );

  test('updates, creates and removes services and ignores unknown ones', async () => {
    const plan = await planOf(file, catalogue);
    expect(rowsOf(plan)).toMatchObject([
      { kind: 'update', product: 'Apple | iPhone 15', title: 'Screen', before: terms, after: changedTerms },
      { kind: 'create', product: 'Apple | iPhone 15', title: 'Camera', after: terms },
      { kind: 'unknown', address: 'Services!A7', id: 'p9', product: 'Name of p9' },
      { kind: 'remove', id: 'p2 Battery', before: terms },
      { kind: 'remove', product: 'No Brand | Steam Deck', id: 'p3 Screen' },
    ]);
    expect(plan.summary).toEqual({
      counts: {
        update: 1,
        create: 1,
        remove: 2,
        duplicate: 0,
        unclear: 0,
        unknown: 1,
        invalid: 0,
        warning: 0,
      },
      newer: { update: 0, create: 0, remove: 0, duplicate: 0 },
      losses: { old: noLosses, newer: noLosses },
      renames: [],
      uncertain: 0,
      damaged: { devices: 0, services: 0 },
      unchanged: 1,
      exportedAt,
    });
  });

  test('creates in the first batches and removes in the last; planning again yields the same batches', async () => {
    const plan = await planOf(file, catalogue);
    const { batch, size } = plan.batch({ offset: 0, limit: 3, choices: all });
    expect(size).toBe(3);
    expect(batch.create).toEqual([
      { id: expect.stringMatching(/^[\da-f-]{36}$/), product_id: 'p1', title: 'Camera', ...terms },
    ]);
    expect(batch.update).toEqual([
      { id: 'p1 Screen', modified_date: before, ...changedTerms },
      { id: 'p2 Battery', modified_date: before, is_voided: true },
    ]);
    expect([...batch.names.values()]).toContainEqual({ product: 'Apple | iPhone 15', title: 'Camera' });
    expect(plan.batch({ offset: 0, limit: 3, choices: all }).batch).toEqual(batch);
    const rest = plan.batch({ offset: 3, limit: 3, choices: all });
    expect(rest.batch.update.map(({ id }) => id)).toEqual(['p3 Screen']);
  });

  test('writes only differences, a warranty together with its unit', async () => {
    const sheet = sheetOf(['Battery'], { p1: [[89.99, '45 minutes', '4 months', 2]] });
    const plan = await planOf(fileOf(sheet), catalogueOf([service('p1', 'Battery')]));
    const { batch } = plan.batch({ offset: 0, limit: 10, choices: all });
    expect(batch.update).toEqual([
      { id: 'p1 Battery', modified_date: before, warranty: 4, warranty_unit: 'MONTH' },
    ]);
  });

  test('reports rows with device, service, address and value', async () => {
    const plan = await planOf(file, catalogue);
    const titles = (search: string) =>
      plan
        .rows({ kinds: ['update', 'create', 'remove', 'unknown'], search, offset: 0, limit: 9 })
        .rows.map((row) => ('title' in row ? row.title : row.address));
    expect(titles(' iphone ')).toEqual(['Screen', 'Camera']);
    expect(titles('cam')).toEqual(['Camera']);
    expect(titles('a7')).toEqual(['Services!A7']);
    expect(plan.rows({ kinds: ['remove'], search: '', offset: 1, limit: 1 })).toMatchObject({
      rows: [{ id: 'p3 Screen' }],
      total: 2,
    });
  });
});

test('ignores differences of older unit codes and below a cent', async () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery', { warranty_unit: 'MM', cost: 89.990_000_1, duration: ' 45  minutes' }),
    service('p2', 'Battery', { warranty: null, warranty_unit: null, cost: null }),
  ]);
  const sheet = sheetOf(['Battery'], { p1: [written], p2: [['Call', '45 minutes', 'n/a', 2]] });
  const plan = await planOf(fileOf(sheet), catalogue);
  expect(rowsOf(plan)).toEqual([]);
  expect(plan.summary.unchanged).toBe(2);
});

describe('duplicates', () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery', { id: 'older' }),
    service('p1', 'battery ', { id: 'newer', modified_date: '2026-02-02T00:00:00.000Z', cost: 5 }),
  ]);

  test('keeps the latest changed one', async () => {
    const plan = await planOf(fileOf(sheetOf(['Battery'], { p1: [written] })), catalogue);
    expect(rowsOf(plan)).toMatchObject([
      {
        kind: 'duplicate',
        id: 'older',
        modified_date: before,
        before: terms,
        kept: { modified_date: '2026-02-02T00:00:00.000Z', is_active: true, terms: { ...terms, cost: 5 } },
      },
      { kind: 'update', id: 'newer' },
    ]);
  });

  test('keeps an active one over inactive ones, however new', async () => {
    const mixed = catalogueOf([
      service('p1', 'Battery', { id: 'active' }),
      service('p1', 'Battery', {
        id: 'inactive',
        is_active: false,
        modified_date: '2026-02-02T00:00:00.000Z',
      }),
    ]);
    const plan = await planOf(fileOf(sheetOf(['Battery'], { p1: [written] })), mixed);
    expect(rowsOf(plan)).toMatchObject([
      { kind: 'duplicate', id: 'inactive', isNewer: false, is_active: false, kept: { is_active: true } },
    ]);
    expect(plan.summary.unchanged).toBe(1);
  });

  test('removes all if the sheet has none', async () => {
    const plan = await planOf(fileOf(sheetOf(['Battery', 'Screen'], { p1: [[], written] })), catalogue);
    expect(rowsOf(plan)).toMatchObject([
      { kind: 'duplicate', id: 'older', kept: null },
      { kind: 'remove', id: 'newer' },
      { kind: 'create', title: 'Screen' },
    ]);
  });
});

describe('services newer than the sheet', () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery', { modified_date: after }),
    service('p1', 'Screen', { modified_date: exportedAt }),
    service('p1', 'Camera'),
  ]);
  const devices = { p1: [changed, [], changed] };
  const titles = ['Battery', 'Screen', 'Camera'];
  const ids = (plan: Awaited<ReturnType<typeof planOf>>, overwriteNewer: boolean, removeNewer: boolean) =>
    plan
      .batch({ offset: 0, limit: 9, choices: { ...noneChosen, overwriteNewer, removeNewer } })
      .batch.update.map(({ id }) => id);

  test('are marked, and changed and removed only on request', async () => {
    const plan = await planOf(fileOf(sheetOf(titles, devices)), catalogue);
    expect(plan.summary.newer).toEqual({ update: 1, create: 0, remove: 1, duplicate: 0 });
    expect(ids(plan, false, false)).toEqual(['p1 Camera']);
    expect(ids(plan, true, false)).toEqual(['p1 Battery', 'p1 Camera']);
    expect(ids(plan, false, true)).toEqual(['p1 Camera', 'p1 Screen']);
  });

  test.each([[[]], [['Exported yesterday, format 1']]])(
    'can be all services of a sheet with the note %j',
    async (note) => {
      const plan = await planOf(fileOf(sheetOf(titles, devices, note)), catalogue);
      expect(plan.summary).toMatchObject({ exportedAt: null, newer: { update: 2, remove: 1 } });
      expect(ids(plan, false, false)).toEqual([]);
    },
  );
});

describe('services deleted since the export', () => {
  const deletedBy = (title: string, deleted_by: string, deleted_date = after, product_id = 'p1') => ({
    product_id,
    title,
    deleted_by,
    deleted_date,
  });
  const readPlan = async () => {
    const devices = { p1: [written, written], p2: [written, []] };
    return planOf(fileOf(sheetOf(['Screen', 'Camera'], devices)), catalogueOf([service('p2', 'Screen')]));
  };
  const titles = (plan: Awaited<ReturnType<typeof planOf>>, recreateDeleted: boolean) =>
    plan
      .batch({ offset: 0, limit: 9, choices: { ...noneChosen, recreateDeleted } })
      .batch.create.map(({ title }) => title);

  test('are looked up on the devices that would get services', async () => {
    expect((await readPlan()).productsOfNew()).toEqual(['p1']);
  });

  test('are marked with the latest deletion, and created only on request', async () => {
    const plan = await readPlan();
    expect(plan.summary.newer.create).toBe(0);
    const latest = deletedBy('SCREEN ', 'ada', '2026-03-03T00:00:00.000Z');
    const summary = plan.markDeleted([
      latest,
      deletedBy('Screen', 'bob'),
      deletedBy('Camera', 'bob', after, 'p2'),
      deletedBy('Battery', 'bob'),
    ]);
    expect(summary).toMatchObject({ counts: { create: 2 }, newer: { create: 1 } });
    expect(rowsOf(plan)).toMatchObject([
      { kind: 'create', title: 'Screen', deleted: latest },
      { kind: 'create', title: 'Camera', deleted: null },
    ]);
    expect(titles(plan, false)).toEqual(['Camera']);
    expect(titles(plan, true)).toEqual(['Screen', 'Camera']);
  });
});

describe('unreadable cell', () => {
  const catalogue = catalogueOf([service('p1', 'Battery')]);
  const notes = async (
    groups: Value[][],
    titles: Value[] = ['Battery'],
    file?: Parameters<typeof fileOf>[1],
  ) => {
    const plan = await planOf(fileOf(sheetOf(titles, { p1: groups }), file), catalogue);
    return rowsOf(plan);
  };

  const battery = { title: 'Battery', product: 'Apple | iPhone 15' };

  test('is reported with address, value, reason and service, and changes nothing', async () => {
    expect(await notes([['cheap', '', '1', 'x']])).toEqual([
      { kind: 'invalid', address: 'Services!C3', value: 'cheap', reason: reason('cost'), ...battery },
      { kind: 'invalid', address: 'Services!C4', value: '', reason: reason('duration_required'), ...battery },
      { kind: 'invalid', address: 'Services!C5', value: '1', reason: reason('warranty_unit'), ...battery },
      { kind: 'invalid', address: 'Services!C6', value: 'x', reason: reason('display_order'), ...battery },
    ]);
  });

  test('sets an empty display order to 0 with a warning', async () => {
    expect(await notes([[89.99, '45 minutes', '3 months', null]])).toMatchObject([
      { kind: 'warning', address: 'Services!C6', reason: reason('display_order_empty') },
      { kind: 'update', after: { display_order: 0 } },
    ]);
  });

  test.each<[string, Value, string, string]>([
    ['a date', { t: 'n', v: 46_000, z: 'yyyy-mm-dd' }, '2025-12-09', 'cell_date'],
    ['a time', { t: 'n', v: 0.5, z: 'h:mm' }, '12:00', 'cell_date'],
    ['a percentage', { t: 'n', v: 0.5, z: '0%' }, '50%', 'cell_percent'],
    ['an error', { t: 'e', v: 0x2a, w: '#N/A' }, '#N/A', 'cell_error'],
    ['a truth value', true, 'TRUE', 'cell_boolean'],
  ])('rejects %s as a price', async (_, cell, value, name) => {
    expect(await notes([[cell, '45 minutes', null, 0]])).toEqual([
      { kind: 'invalid', address: 'Services!C3', value, reason: reason(name), ...battery },
    ]);
  });

  test('accepts currency formats', async () => {
    const cell: Value = { t: 'n', v: 89.99, z: '"CA$"#,##0.00;[Red]-"CA$"#,##0.00' };
    expect(await notes([[cell, '45 minutes', '3 months', 2]])).toEqual([]);
  });

  test('requires a single name for a filled column and merged header', async () => {
    const merge = (sheet: { '!merges'?: unknown }) => {
      sheet['!merges'] = [{ s: { r: 0, c: 2 }, e: { r: 0, c: 3 } }];
    };
    expect(await notes([written, written], ['Battery', null], { change: merge })).toEqual([
      { kind: 'invalid', address: 'Services!D1', value: '', reason: reason('title_empty') },
    ]);
  });

  test('rejects merged service cells', async () => {
    const merge = (sheet: { '!merges'?: unknown }) => {
      sheet['!merges'] = [{ s: { r: 2, c: 2 }, e: { r: 2, c: 3 } }];
    };
    expect(await notes([written, []], ['Battery', 'Screen'], { change: merge })).toEqual([
      { kind: 'invalid', address: 'Services!C3', value: '89.99', reason: reason('cell_merged') },
    ]);
  });

  test.each<[string, Value[], string, string]>([
    ['twice', ['Battery', 'BATTERY'], 'D1', 'title_duplicate'],
    ['too long', ['Battery', 'x'.repeat(201)], 'D1', 'title_long'],
  ])('rejects a name that is %s', async (_, titles, address, name) => {
    expect(await notes([written, written], titles)).toMatchObject([
      { kind: 'invalid', address: `Services!${address}`, reason: reason(name) },
    ]);
  });

  test('accepts names of prototype properties', async () => {
    const titles = ['__proto__', 'constructor', 'Battery', 'toString'];
    expect(await notes([written, written, written, written], titles)).toMatchObject([
      { kind: 'create', title: '__proto__', after: terms },
      { kind: 'create', title: 'constructor' },
      { kind: 'create', title: 'toString' },
    ]);
    expect(({} as Record<string, unknown>).cost).toBeUndefined();
  });
});

describe('rows', () => {
  const catalogue = catalogueOf([service('p1', 'Battery'), service('p2', 'Battery')]);
  const good = sheetOf(['Battery'], { p1: [written], p2: [written] });
  const rows = async (change: (sheet: Value[][]) => unknown) => {
    const sheet = structuredClone(good);
    change(sheet);
    return rowsOf(await planOf(fileOf(sheet), catalogue));
  };

  test('may be blank at the end and in between', async () => {
    const found = await rows((sheet) => {
      sheet.splice(6, 0, [], [null, '']);
      sheet.push([], [' ']);
    });
    expect(found).toEqual([]);
  });

  test('may start without the second row, as the contract describes', async () => {
    const plan = await planOf(fileOf(good.toSpliced(1, 1)), catalogue);
    expect(plan.summary).toMatchObject({ unchanged: 2, exportedAt: null });
    expect(rowsOf(plan)).toEqual([]);
  });

  test('of a device must be four; otherwise it is invalid, and its services are kept', async () => {
    expect(await rows((sheet) => sheet.splice(4, 1))).toEqual([
      { kind: 'invalid', address: 'Services!A6', value: 'p2', reason: reason('block_rows') },
    ]);
  });

  test('beyond the fourth are invalid if they are filled', async () => {
    expect(await rows((sheet) => sheet.splice(6, 0, [null, null, 'left over']))).toEqual([
      { kind: 'invalid', address: 'Services!C7', value: 'left over', reason: reason('row_without_product') },
    ]);
  });

  test('of a device may appear once', async () => {
    expect(await rows((sheet) => sheet.push(...structuredClone(good).slice(2, 6)))).toEqual([
      { kind: 'invalid', address: 'Services!A11', value: 'p1', reason: reason('product_duplicate') },
    ]);
  });

  test('keep their order if they are labelled', async () => {
    const found = await rows((sheet) => {
      (sheet[3] as Value[])[1] = 'Warranty';
      (sheet[4] as Value[])[1] = 'Duration';
    });
    expect(found).toEqual([
      { kind: 'invalid', address: 'Services!B4', value: 'Warranty', reason: reason('block_order') },
    ]);
  });
});

describe('rejects a sheet that would remove services it never contained', () => {
  const catalogue = catalogueOf([service('p1', 'Battery'), service('p2', 'Battery')]);
  const good = sheetOf(['Battery'], { p1: [written], p2: [written] });

  test.each<[string, Value[][], string]>([
    ['no device', [['Name', 'Price'], [], [null, 'Battery', 5]], 'no_products'],
    ['devices of another store', sheetOf(['Battery'], { q1: [written], q2: [written] }), 'other_store'],
    ['no header', good.slice(2), 'no_header'],
    ['no service', sheetOf([], { p1: [], p2: [] }), 'no_services'],
    ['names only', sheetOf(['Battery', 'Screen'], { p1: [[], []], p2: [] }), 'no_services'],
    [
      'a later format',
      sheetOf(['Battery'], { p1: [written] }, [`Exported ${exportedAt}, format 3`]),
      'newer_format',
    ],
    ['nothing', [], 'empty_sheet'],
  ])('%s', async (_, sheet, name) => {
    expect(await refusal(fileOf(sheet), catalogue)).toBe(`priceSheet.errors.${name}`);
  });

  test.each([
    ['Notes', [['Read me first'], ['Prices are in dollars']]],
    ['Empty', []],
  ])('a sheet before the intended one: %s', async (name, rows) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
    utils.book_append_sheet(book, utils.aoa_to_sheet(good), 'Services');
    const file = new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer]);
    await expect(planOf(file, catalogue)).rejects.toMatchObject({
      code: 'priceSheet.errors.sheet_in_front',
      params: { sheet: name },
    });
  });

  test('an .xls with possibly truncated columns', async () => {
    const titles = Array.from({ length: 254 }, (_, index) => `Service ${index}`);
    const wide = sheetOf(titles, { p1: [written] });
    expect(await refusal(fileOf(wide, { bookType: 'xls' }), catalogue)).toBe('priceSheet.errors.cut_off');
    expect(await refusal(fileOf(wide), catalogue)).toBe('not refused');
  });

  test('keeps the services of a device that became inactive since the export', async () => {
    const voided = catalogueOf([service('p1', 'Battery'), service('p2', 'Battery')], products.slice(0, 1));
    const plan = await planOf(
      fileOf(sheetOf(['Battery', 'Screen'], { p1: [written], p2: [changed, written] })),
      voided,
    );
    expect(rowsOf(plan)).toMatchObject([{ kind: 'unknown', id: 'p2' }]);
    expect(plan.productsOfNew()).toEqual([]);
  });

  test('ignores services of devices that are not in any sheet', async () => {
    const others = catalogueOf([service('p1', 'Battery'), service('voided', 'Battery')], products);
    const plan = await planOf(fileOf(sheetOf(['Battery'], { p1: [written] })), others);
    expect(rowsOf(plan)).toEqual([]);
  });
});

const part = { item_id: 'i1', item: { id: 'i1', name: 'Glass' }, quantity: 1 };

test('reports what is removed with a service, and the service of an unreadable cell', async () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery', { img_src: '/battery.png' }),
    service('p1', 'Lens', { is_active: false, parts: [part] }),
    service('p1', 'Frame', { tax_class: 'EXEMPT', img_src: '/frame.png', modified_date: after }),
    service('p1', 'Screen'),
  ]);
  const plan = await planOf(fileOf(sheetOf(['Screen'], { p1: [['cheap', '1 h', '', 1]] })), catalogue);
  expect(plan.summary.losses).toEqual({
    old: { pictures: 1, inactive: 1, parts: 1, taxes: 0 },
    newer: { pictures: 1, inactive: 0, parts: 0, taxes: 1 },
  });
  expect(rowsOf(plan).find(({ kind }) => kind === 'invalid')).toMatchObject({
    title: 'Screen',
    product: 'Apple | iPhone 15',
  });
});

test('recognises a renamed header by services with almost the same terms', async () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery'),
    service('p2', 'Battery'),
    service('p1', 'Screen'),
  ]);
  const plan = async (titles: string[], second: Value[]) =>
    (await planOf(fileOf(sheetOf(titles, { p1: [written, written], p2: [second, []] })), catalogue)).summary;
  expect((await plan(['Battery swap', 'Screen'], written)).renames).toEqual([
    { key: '["Battery","Battery swap"]', from: 'Battery', to: 'Battery swap', count: 2, differing: 0 },
  ]);
  const dearer: Value[] = [99.99, '45 minutes', '3 Months', 2];
  expect((await plan(['Battery swap', 'Screen'], dearer)).renames).toMatchObject([
    { count: 2, differing: 1 },
  ]);
  expect((await plan(['Battery swap', 'Screen'], changed)).renames).toEqual([]);
  expect((await plan(['Battery', 'Screen'], written)).renames).toEqual([]);
});

test('applies edits made with a rename, and adds or removes devices', async () => {
  const stored = ['p1', 'p2', 'p3'].map((id) => service(id, 'Screen Replacement', { parts: [part] }));
  const plan = await planOf(
    fileOf(
      sheetOf(['Display Replacement'], {
        p1: [written],
        p2: [[79, '45 minutes', '3 Months', 2]],
        p3: [written],
      }),
    ),
    catalogueOf(stored),
  );
  expect(plan.summary.counts).toMatchObject({ update: 3, create: 0, remove: 0 });
  expect(plan.summary.renames).toMatchObject([{ count: 3, differing: 1 }]);
  expect(plan.batch({ offset: 1, limit: 1, choices: all }).batch.update).toEqual([
    { id: 'p2 Screen Replacement', modified_date: before, title: 'Display Replacement', cost: 79 },
  ]);
  const split = plan.splitRenames(plan.summary.renames.map(({ key }) => key));
  expect(split.losses.old).toEqual({ pictures: 0, inactive: 0, parts: 3, taxes: 0 });
});

test('chooses the closer match of two possible renames', async () => {
  const stored = ['p1', 'p2', 'p3'].map((id) => service(id, 'Battery'));
  const cheaper: Value[] = [79, '45 minutes', '3 Months', 2];
  const sheet = sheetOf(['Camera', 'Battery swap'], {
    p1: [cheaper, written],
    p2: [written, written],
    p3: [written, written],
  });
  expect((await planOf(fileOf(sheet), catalogueOf(stored))).summary.renames).toMatchObject([
    { from: 'Battery', to: 'Battery swap', count: 3 },
  ]);
});

test('does not treat another service with other prices as a rename', async () => {
  const stored = ['p1', 'p2', 'p3'].map((id) => service(id, 'Battery'));
  const camera: Value[] = [79, '45 minutes', '3 Months', 2];
  const sheet = sheetOf(['Camera'], { p1: [camera], p2: [camera], p3: [camera] });
  expect((await planOf(fileOf(sheet), catalogueOf(stored))).summary.renames).toEqual([]);
});

test.each<[string, Value[]]>([
  ['twice', ['Battery', 'Battery']],
  ['too long', ['Battery', 'x'.repeat(201)]],
  ['merged', ['Battery', null]],
])('asks about a header that is %s instead of removing it', async (_, titles) => {
  const stored = ['p1', 'p2'].flatMap((id) => [service(id, 'Battery'), service(id, 'Screen')]);
  const sheet = sheetOf(titles, { p1: [written, written], p2: [written, written] });
  const plan = await planOf(fileOf(sheet), catalogueOf(stored));
  expect(plan.summary.counts).toMatchObject({ unclear: 2, remove: 0, invalid: 1 });
  expect(rowsOf(plan, 'unclear')).toMatchObject([{ title: 'Screen' }, { title: 'Screen' }]);
  expect(plan.batch({ offset: 0, limit: 10, choices: all }).size).toBe(0);
});

test('a rename is one change that keeps the service; split, it is a removal and a creation', async () => {
  const catalogue = catalogueOf([
    service('p1', 'Battery', { img_src: '/dc/files/a.png', is_active: false }),
    service('p2', 'Battery'),
  ]);
  const plan = await planOf(fileOf(sheetOf(['Battery swap'], { p1: [written], p2: [written] })), catalogue);
  expect(plan.summary.counts).toMatchObject({ update: 2, create: 0, remove: 0 });
  expect(plan.summary.losses.old).toEqual({ pictures: 0, inactive: 0, parts: 0, taxes: 0 });
  const { batch } = plan.batch({ offset: 0, limit: 10, choices: all });
  expect(batch).toMatchObject({
    create: [],
    update: [
      { id: 'p1 Battery', modified_date: before, title: 'Battery swap' },
      { id: 'p2 Battery', modified_date: before, title: 'Battery swap' },
    ],
  });
  expect(plan.rows({ kinds: ['update'], search: 'swap', offset: 0, limit: 1 }).total).toBe(2);

  const split = plan.splitRenames(plan.summary.renames.map(({ key }) => key));
  expect(split.counts).toMatchObject({ update: 0, create: 2, remove: 2 });
  expect(split.losses.old).toEqual({ pictures: 1, inactive: 1, parts: 0, taxes: 0 });
  expect(plan.splitRenames([]).counts).toMatchObject({ update: 2, create: 0, remove: 0 });
});

test('does not guess between two headers with the same values', async () => {
  const catalogue = catalogueOf([service('p1', 'Battery'), service('p1', 'Screen')]);
  const sheet = sheetOf(['One', 'Two'], { p1: [written, written] });
  expect((await planOf(fileOf(sheet), catalogue)).summary.renames).toEqual([]);
});

test('marks and counts rows with a converted unit', async () => {
  const sheet = sheetOf(['Battery', 'Screen', 'Camera'], {
    p1: [
      [89.99, '45 minutes', '6 weeks', 2],
      [89.99, '45 minutes', '24 hours', 2],
      [89.99, '45 minutes', '1 an', 2],
    ],
  });
  const plan = await planOf(fileOf(sheet), catalogueOf([service('p1', 'Battery')]));
  expect(plan.summary.uncertain).toBe(2);
  expect(rowsOf(plan, 'update', 'create')).toMatchObject([
    { title: 'Battery', isUncertain: true, after: { warranty: 6, warranty_unit: 'DAY' } },
    { title: 'Screen', isUncertain: true },
    { title: 'Camera', after: { warranty: 1, warranty_unit: 'YEAR' } },
  ]);
});

describe('damaged id', () => {
  const catalogue = catalogueOf([service('p1', 'Battery'), service('p2', 'Battery')]);
  const sheet = sheetOf(['Battery'], { 'p1?': [changed], p2: [written] }).map((row) =>
    row.map((cell) => (cell === 'Name of p1?' ? 'Apple | iPhone 15' : cell)),
  );
  const planAs = async (damagedAs?: DamagedAs) =>
    new SheetPlan(compare(await readSheet(fileOf(sheet)), catalogue, undefined, damagedAs));

  test('is shown with what it would remove until the user decides', async () => {
    const plan = await planAs();
    expect(plan.summary.damaged).toEqual({ devices: 1, services: 1 });
    expect(rowsOf(plan, 'unknown')).toMatchObject([{ id: 'p1?', removes: 1 }]);
    expect(rowsOf(plan, 'remove')).toMatchObject([{ id: 'p1 Battery' }]);
  });

  test('is resolved by name, or the missing services are removed', async () => {
    const named = await planAs('name');
    expect([named.summary.damaged.devices, named.summary.counts.remove]).toEqual([0, 0]);
    expect(rowsOf(named, 'update')).toMatchObject([{ id: 'p1 Battery' }]);
    const removed = await planAs('removed');
    expect(removed.summary).toMatchObject({ damaged: { devices: 0 }, counts: { remove: 1, unknown: 1 } });
  });
});
