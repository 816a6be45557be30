import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBook } from '../../src/custom/repairs/prices/sheet/write/writeBook.ts';
import { editInLibreOffice, hasLibreOffice, type Format } from '../support/libreOffice.ts';
import { catalogueOf, exportedAt, planOf, products, rowsOf, service, terms } from './priceSheet.support.ts';

const titles = ['Battery', 'Camera', 'Screen', 'Speaker'];
const catalogue = catalogueOf(products.flatMap(({ id }) => titles.map((title) => service(id, title))));
const formats: Format[] = ['xlsx', 'xls'];

/** The devices of the sheet start in rows 3 (iPhone 15), 7 (Galaxy S24) and 11 (Steam Deck). */
const changes = `
    Dim currency As New com.sun.star.lang.Locale
    currency.Language = "en"
    currency.Country = "CA"
    dollars = document.NumberFormats.addNew("[$$-1009]#,##0.00", currency)
    sheet.getCellRangeByName("C3").Value = 129.5
    sheet.getCellRangeByName("C3:F3").NumberFormat = dollars
    sheet.getCellRangeByName("D3").String = "Starts at $89.99"
    sheet.getCellRangeByName("E3").String = "99,99"
    sheet.getCellRangeByName("F3").String = "Call"
    sheet.getCellRangeByName("C5").String = "1 Year"
    sheet.getCellRangeByName("D5").String = "90 days"
    sheet.getCellRangeByName("E5").String = "Lifetime"
    sheet.getCellRangeByName("F5").String = "N/A"
    sheet.getCellRangeByName("C7").Formula = "=40+9.99"
    sheet.getCellRangeByName("D7").String = "1 299,00"
    sheet.getCellRangeByName("E7:E10").clearContents(1023)
    sheet.getCellRangeByName("G1").String = "Charging port"
    sheet.getCellRangeByName("G7").Value = 59
    sheet.getCellRangeByName("G8").String = "1 hour"
    sheet.getCellRangeByName("G9").String = "6 Months"
    sheet.getCellRangeByName("G10").Value = 4
    sheet.getCellRangeByName("A15:G40").NumberFormat = dollars`;

const mistakes = `
    Dim english As New com.sun.star.lang.Locale
    dates = document.NumberFormats.getStandardFormat(2, english)
    sheet.getCellRangeByName("C3").Value = 46000
    sheet.getCellRangeByName("C3").NumberFormat = dates
    sheet.getCellRangeByName("D3").Formula = "=1/0"
    sheet.getCellRangeByName("E3").String = "1,299"
    sheet.getCellRangeByName("F4").String = ""
    sheet.getCellRangeByName("C7:D7").merge(True)
    sheet.getCellRangeByName("F1:G1").merge(True)
    sheet.getCellRangeByName("G12").String = "1 hour"`;

const edits = { unchanged: '', changed: changes, mistaken: mistakes };
type Name = keyof typeof edits;

const expected: Record<Name, object[]> = {
  unchanged: [],
  changed: [
    update('p1', 'Battery', { cost: 129.5, warranty: 1, warranty_unit: 'YEAR' }),
    update('p1', 'Camera', { warranty: 90, warranty_unit: 'DAY' }),
    update('p1', 'Screen', { cost: 99.99, warranty: -1, warranty_unit: 'LIFETIME' }),
    update('p1', 'Speaker', { cost: null, warranty: null, warranty_unit: null }),
    update('p2', 'Battery', { cost: 49.99 }),
    update('p2', 'Camera', { cost: 1299 }),
    { kind: 'remove', id: 'p2 Screen' },
    {
      kind: 'create',
      product_id: 'p2',
      title: 'Charging port',
      after: { cost: 59, duration: '1 hour', warranty: 6, warranty_unit: 'MONTH', display_order: 4 },
    },
  ],
  mistaken: [
    invalid('G1', 'title_empty'),
    invalid('C7', 'cell_merged'),
    invalid('C3', 'cell_date'),
    invalid('D3', 'cell_error'),
    invalid('E3', 'cost_ambiguous'),
    invalid('F4', 'duration_required'),
  ],
};

function update(product: string, title: string, change: object) {
  return { kind: 'update', id: `${product} ${title}`, before: terms, after: { ...terms, ...change } };
}

function invalid(cell: string, name: string) {
  return { kind: 'invalid', address: `Services!${cell}`, reason: `priceSheet.reasons.${name}` };
}

async function read(name: Name, file: string) {
  const plan = await planOf(new Blob([await readFile(file)]), catalogue);
  const kinds = name === 'mistaken' ? (['invalid'] as const) : [];
  return { rows: rowsOf(plan, ...kinds), exportedAt: plan.summary.exportedAt };
}

const names = Object.keys(edits) as Name[];
const cases = names.flatMap((name) => formats.map((format) => [name, format] as const));

describe('sheets changed and saved by LibreOffice 7.4', () => {
  test.each(cases)('%s, as .%s', async (name, format) => {
    const found = await read(name, `tests/fixtures/priceSheet/${name}.${format}`);
    expect(found).toEqual({
      rows: expected[name].map((row) => expect.objectContaining(row) as object),
      exportedAt,
    });
  });
});

describe.skipIf(!hasLibreOffice)('sheets changed and saved by the installed LibreOffice', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'price-sheet-'));
    const sheet = join(folder, 'exported.xlsx');
    await writeFile(sheet, new Uint8Array(await writeBook(catalogue, exportedAt).arrayBuffer()));
    for (const [name, edit] of Object.entries(edits)) {
      const [xlsx, xls] = formats.map((format) => join(folder, `${name}.${format}`));
      await editInLibreOffice(sheet, edit, { xlsx: xlsx ?? '', xls: xls ?? '' });
    }
  }, 300_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(cases)('%s, as .%s', async (name, format) => {
    const found = await read(name, join(folder, `${name}.${format}`));
    expect(found).toEqual({
      rows: expected[name].map((row) => expect.objectContaining(row) as object),
      exportedAt,
    });
  });
});
