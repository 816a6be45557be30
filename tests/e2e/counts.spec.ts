import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { encodeBarcode } from '../../src/custom/inventory/labels/barcode.ts';
import { chromiumArguments, findHeadless } from '../support/chromium.ts';
import { readPdf } from '../support/pdf.ts';
import { violations } from './support/axe.ts';
import type { Api } from './support/api.ts';
import { stateOf } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const word = (key: string, options = {}) => text(`counts.${key}`, options);

// Only one count of the same items can be open at a location.
test.describe.configure({ mode: 'default' });

interface Shelf {
  count: string;
  screen: string;
  cable: string;
  code: string;
}

/** Creates items and a count of the parts at a location. */
async function countAt(api: Api, location_id: number): Promise<Shelf> {
  const code = `4${Date.now().toString().slice(-9)}${Math.floor(Math.random() * 90 + 10)}`;
  const mark = code.slice(-6);
  const add = (name: string, values: object) =>
    api.ask<{ id: string }>('POST', 'items', { name, kind: 'PART', cost: 2500, ...values });
  const [screen, cable] = [`Count screen ${mark}`, `Count cable ${mark}`];
  const [{ id: screenId }, { id: cableId }] = [
    await add(screen, { barcode: code, sku: `SCREEN-${mark}` }),
    await add(cable, { sku: `CABLE-${mark}` }),
  ];
  await api.ask('POST', 'stock/receive', {
    key: crypto.randomUUID(),
    location_id,
    lines: [
      { item_id: screenId, quantity: 3 },
      { item_id: cableId, quantity: 2 },
    ],
  });
  const open = await api.ask<{ id: string }[]>(
    'GET',
    `stockCounts?filter=${encodeURIComponent(JSON.stringify({ state: 'OPEN', location_id }))}`,
  );
  for (const { id } of open) await api.ask('POST', `stockCounts/${id}/cancel`, { key: crypto.randomUUID() });
  const { id } = await api.ask<{ id: string }>('POST', 'stockCounts', { location_id, kind: 'PART' });
  return { count: id, screen, cable, code };
}

/** Inserts all keys at once like a scanner; individual presses would each wait for the page. */
async function scan(page: Page, code: string) {
  const scanner = await page.context().newCDPSession(page);
  const keys = [...Array.from(code, (key) => [key, key] as const), ['Enter', '\r'] as const];
  const strokes = keys.flatMap(([key, typed]) => [
    { type: 'keyDown', key, text: typed } as const,
    { type: 'keyUp', key } as const,
  ]);
  await Promise.all(strokes.map((stroke) => scanner.send('Input.dispatchKeyEvent', stroke)));
  await scanner.detach();
}

/** Whether local storage has entries of a count. */
const isKept = (count: string) => Object.keys(localStorage).some((key) => key.includes(count));

/** Returns the cached sheet of a count, which is used offline. */
async function keptSheet(count: string) {
  const registration = await navigator.serviceWorker.getRegistration();
  const requests = await (await caches.open('/Counts/')).keys();
  const sheet = requests.find(({ url }) => url.endsWith(`${count}/sheet`));
  return registration?.active && sheet ? ((await (await caches.match(sheet))?.text()) ?? '') : '';
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.describe('a stock count on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('continues offline, also after a reload, and is applied once; its items get labels', async ({
    page,
    api,
    problems,
  }) => {
    problems.allowNoConnection();
    const { count, screen, cable, code } = await countAt(api, 2);
    await page.goto(`/Counts/${count}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rowOf(page, screen)).toBeVisible();
    await scan(page, code);
    await expect(page.getByRole('status').filter({ hasText: screen })).toContainText(
      word('now', { counted: 1 }),
    );
    await page.getByRole('heading', { level: 1 }).click();
    await scan(page, code);
    await expect(page.getByRole('status').filter({ hasText: screen })).toContainText(
      word('now', { counted: 2 }),
    );
    await expect
      .poll(() => page.evaluate(isKept, count), { message: 'entries that are not sent' })
      .toBe(false);

    await expect
      .poll(() => page.evaluate(keptSheet, count), { message: 'the kept page' })
      .toContain('"counted":2');

    await page.getByLabel(word('scan')).focus();
    await page.context().setOffline(true);
    await scan(page, `SCREEN-${code.slice(-6)}`);
    await scan(page, 'NOBODY-KNOWS-IT');
    await expect(page.getByText(word('waiting', { smart_count: 2 }))).toBeVisible();
    await expect(rowOf(page, screen)).toContainText('3');
    await page.reload();
    await expect(page.getByText(word('waiting', { smart_count: 2 }))).toBeVisible();
    await expect(rowOf(page, screen)).toContainText('3');
    await page.context().setOffline(false);
    await expect(page.getByText('NOBODY-KNOWS-IT')).toBeVisible();
    await expect(rowOf(page, screen).getByRole('button')).toHaveText('3');
    expect(await violations(page)).toEqual([]);

    await rowOf(page, cable).getByRole('button').click();
    await page.getByLabel(word('quantity')).fill('1');
    await page.getByRole('button', { name: word('save'), exact: true }).click();
    await expect(rowOf(page, cable)).toContainText('-1');
    await scan(page, code);
    await page.getByRole('button', { name: word('undo') }).click();
    await page.getByRole('button', { name: word('open.remove') }).click();
    await expect(page.getByText('NOBODY-KNOWS-IT')).toBeHidden();
    await page.getByLabel(word('show')).selectOption('differences');
    await expect(page.getByRole('row')).toHaveCount(2);

    await page.getByRole('button', { name: word('apply') }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: word('apply_yes'), exact: true }).click();
    await expect(page.getByText(word('applied'))).toBeVisible();
    await expect(page.getByLabel(word('scan'))).toBeHidden();

    await test.step('prints labels of items as PDF', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, `/Items?filter=${encodeURIComponent(JSON.stringify({ search: screen }))}`);
      await rowOf(page, screen).getByRole('checkbox').check();
      await page.getByRole('button', { name: text('itemLabels.print_selected') }).click();
      await page.getByLabel(text('itemLabels.copies')).fill('31');
      await expect(page.getByRole('img', { name: text('itemLabels.preview') })).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text('itemLabels.download') }).click(),
      ]);
      const pdf = readPdf(await streamed(await download.createReadStream()));
      expect(pdf.pages).toHaveLength(2);
    });
  });
});

async function streamed(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** A video of a barcode for Chromium's fake camera: one repeated frame of 640 by 480. */
async function videoOf(code: string): Promise<string> {
  const [width, height] = [640, 480];
  const barcode = (await encodeBarcode(code))!;
  const module = 4;
  const left = Math.floor((width - barcode.width * module) / 2);
  const light = Buffer.alloc(width * height, 235);
  for (const bar of barcode.bars)
    for (let y = 120; y < 360; y += 1)
      light.fill(16, y * width + left + bar.x * module, y * width + left + (bar.x + bar.width) * module);
  const gray = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, gray]);
  const path = join(mkdtempSync(join(tmpdir(), 'camera-')), 'bars.y4m');
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(head), frame, frame, frame]));
  return path;
}

test('the camera scans barcodes, and counts one once while it stays in view', async ({ api, baseURL }) => {
  const { count, screen, code } = await countAt(api, 2);
  const browser = await chromium.launch({
    executablePath: findHeadless(),
    args: [
      ...chromiumArguments,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await videoOf(code)}`,
    ],
  });
  try {
    const context = await browser.newContext({
      baseURL,
      storageState: stateOf('STORE_OWNER'),
      locale: 'en-CA',
      viewport: { width: 390, height: 844 },
      permissions: ['camera'],
    });
    const page = await context.newPage();
    await page.goto(`/Counts/${count}`);
    await page.getByRole('button', { name: text('scan.open') }).click();
    const dialog = page.getByRole('dialog', { name: text('scan.title') });
    await expect(dialog.getByText(screen)).toBeVisible({ timeout: 20_000 });
    // Longer than the interval after which the same code counts again.
    await page.waitForTimeout(1500);
    await expect(dialog.getByText(word('now', { counted: 1 }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, screen).getByRole('button')).toHaveText('1');
  } finally {
    await browser.close();
  }
});
