import { expect, type Page } from '@playwright/test';
import { read } from 'xlsx';
import { readFile } from 'node:fs/promises';
import { PriceSheet } from './prices.ts';
import type { View, Word } from './view.ts';

let exported: Buffer | undefined;

/** The sheet of the demo's services, exported once for all previews. */
async function exportSheet(page: Page, word: Word): Promise<Buffer> {
  await page.goto('/Manage/export');
  await expect(page.getByRole('note')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: word('priceMatrix.export.download') }).click();
  const content = await readFile(await (await downloading).path());
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/Manage/import');
  return content;
}

/** Previews a changed export. */
const previewOf =
  (change: (sheet: PriceSheet, device: string, service: string) => void) =>
  async (page: Page, word: Word) => {
    exported ??= await exportSheet(page, word);
    const sheet = new PriceSheet(read(exported));
    const [device = '', service = ''] = [sheet.devices[0], sheet.services[0]];
    change(sheet, device, service);
    const dialog = page.getByRole('dialog');
    const file = { name: 'prices.xlsx', buffer: sheet.toBuffer(), mimeType: '' };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 });
  };

interface Services {
  data: Record<string, unknown>[];
  metadata: { total: number };
}

/** Overrides the response of the services' list with which the sheet is compared. */
const answering =
  (
    query: Record<string, string>,
    change: (services: Services, asked: URLSearchParams) => void,
    arrange: NonNullable<View['arrange']>,
  ) =>
  async (page: Page, word: Word) => {
    await page.route(
      ({ pathname, searchParams }) =>
        pathname.endsWith('/repair') &&
        Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
      async (route) => {
        const response = await route.fetch();
        const services = (await response.json()) as Services;
        change(services, new URL(route.request().url()).searchParams);
        await route.fulfill({ response, json: services });
      },
    );
    await arrange(page, word);
  };

const newService = 'Data Rescue';
const previewOfNew = previewOf((sheet, device) =>
  sheet.set(device, newService, [12.5, '3 days', '2 Years', 7]),
);

export const priceMatrixViews: View[] = [
  {
    name: 'price-export',
    path: '/Manage/export',
    arrange: async (page, word) =>
      expect(page.getByRole('button', { name: word('priceMatrix.export.download') })).toBeFocused(),
  },
  {
    name: 'price-import',
    path: '/Manage/import',
    arrange: async (page, word) => {
      const dialog = page.getByRole('dialog');
      const file = { name: 'notes.xlsx', buffer: Buffer.from('no sheet'), mimeType: '' };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(dialog.getByRole('alert').filter({ hasText: file.name })).toBeVisible();
      await expect(page.getByRole('button', { name: word('sheetImport.choose') })).toBeFocused();
    },
  },
  {
    name: 'price-preview',
    path: '/Manage/import',
    arrange: previewOf((sheet, device, service) =>
      sheet.set(device, service, [12.5, '3 days', '2 Years', 7]),
    ),
  },
  {
    name: 'price-preview-deleted',
    path: '/Manage/import',
    arrange: answering(
      { include_voided: 'true' },
      ({ data, metadata }, asked) => {
        const service = { id: 'deleted', product_id: asked.get('product_id[]'), title: newService };
        data.push({ ...service, is_voided: true, deleted_by: null, deleted_date: new Date().toISOString() });
        metadata.total += 1;
      },
      async (page, word) => {
        await previewOfNew(page, word);
        await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
      },
    ),
  },
  {
    name: 'price-preview-duplicates',
    path: '/Manage/import',
    arrange: answering(
      { include_voided: 'false', page: '1' },
      ({ data: [first, second] }) => {
        const { title, product_id } = first ?? {};
        Object.assign(second ?? {}, { title, product_id });
      },
      async (page, word) => {
        await previewOfNew(page, word);
        await page.getByRole('tab', { name: new RegExp(`^${word('priceMatrix.kinds.duplicate')} `) }).click();
        await expect(page.getByRole('deletion').first()).toBeVisible();
      },
    ),
  },
  {
    name: 'price-preview-invalid',
    path: '/Manage/import',
    arrange: previewOf((sheet, device, service) => sheet.set(device, service, ['about fifty', '3 days'])),
  },
];
