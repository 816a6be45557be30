import { readFile } from 'node:fs/promises';
import papaparse from 'papaparse';
import { read, utils } from 'xlsx';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import type { ListPage } from '../support/listPage.ts';
import { make, openList, type Crud } from './crud.ts';

type Format = 'csv' | 'xlsx';

export function exportTests(crud: Crud): void {
  test('exports the filtered records, or the selected ones, with formulas escaped', async ({ page, api }) => {
    const changes = Array.from({ length: 3 }, (_, order) => ({ display_order: order }));
    const { prefix, records, first } = await make(api, crud, ...changes);
    const formula = `=HYPERLINK("http://x","${prefix}")`;
    await api.update(crud.resource, first.id, { ...(await api.one(crud.resource, first.id)), name: formula });
    const others = records.slice(1).map(({ name }) => name);
    const list = await openList(page, crud, prefix);
    await expect(list.rows).toHaveCount(3);
    for (const format of ['csv', 'xlsx'] as const) {
      await test.step(`as ${format}`, async () => {
        const rows = await download(list, format);
        const nameColumn = rows[0]?.indexOf(list.text('fields.name')) ?? -1;
        const names = rows.slice(1).map((row) => String(row[nameColumn]));
        const written = format === 'csv' ? `'${formula}` : formula;
        expect(names.toSorted()).toEqual([written, ...others].toSorted());
        await expect(list.toast.last()).toHaveText(text('exporting.done', { smart_count: 3 }));
      });
    }

    await test.step('only the selected rows and the visible columns', async () => {
      const [selected = ''] = others;
      await page.getByRole('checkbox', { name: text('list.select_row', { name: selected }) }).check();
      await list.button('list.columns').click();
      await page.getByRole('menuitemcheckbox', { name: list.text('fields.created_date') }).click();
      await page.keyboard.press('Escape');
      const rows = await download(list, 'csv');
      expect(rows).toHaveLength(2);
      expect(rows[0]).not.toContain(list.text('fields.created_date'));
      expect(rows[1]).toContain(selected);
    });
  });
}

/** Exports the list and returns the cells of the downloaded file. */
async function download(list: ListPage, format: Format): Promise<string[][]> {
  const [file] = await Promise.all([
    list.page.waitForEvent('download'),
    list.choose(list.button('exporting.title'), text(`exporting.${format}`)),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
  const content = await readFile(await file.path());
  if (format === 'csv') {
    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return papaparse.parse<string[]>(content.toString().slice(1), { skipEmptyLines: true }).data;
  }
  const { Sheets, SheetNames } = read(content, { cellFormula: true });
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  const formulas = Object.values(sheet).filter((cell: unknown) => (cell as { f?: string }).f);
  expect(formulas).toEqual([]);
  return utils.sheet_to_json<string[]>(sheet, { header: 1 });
}
