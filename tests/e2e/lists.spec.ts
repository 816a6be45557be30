import { setTimeout as sleep } from 'node:timers/promises';
import { make, openList, searchFor, type Crud } from './crud/crud.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const brands: Crud = { resource: 'brands', filters: {}, text: 'slug', isImageRequired: true };
const reads = /\/dc\/store\/[^/]+\/brands\?/;

test('a slow list shows skeleton rows, and only the last of several searches', async ({ page, api }) => {
  const { prefix } = await make(api, brands, {}, {}, {});
  await page.route(reads, async (route) => {
    const name = new URL(route.request().url()).searchParams.get('name');
    if (name !== `${prefix} a`) await route.continue(); // This search gets no response.
  });
  const list = await openList(page, brands);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => void aborted.push(request.url()));
  const search = page.getByRole('search').getByRole('textbox').first();
  await search.fill(`${prefix} a`);
  await expect(list.table).toHaveAttribute('aria-busy', 'true');
  await search.fill(`${prefix} b`);
  await expect(list.rows).toHaveCount(1);
  expect(await list.column('name')).toEqual([`${prefix} b`]);
  expect(aborted.filter((url) => reads.test(url))).toHaveLength(1);
  await expect(list.toast).toBeHidden();
});

test('a bulk change with a missing record reports how many were changed', async ({ page, api }) => {
  const { prefix, records } = await make(api, brands, {}, {}, {});
  const list = await openList(page, brands, prefix);
  await page.route(/\/brands\/batch$/, (route) => {
    const items = route.request().postDataJSON() as object[];
    return route.continue({
      postData: JSON.stringify([{ ...items[0], id: crypto.randomUUID() }, ...items.slice(1)]),
    });
  });
  await page.getByRole('checkbox', { name: text('list.select_all') }).check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: text('list.deactivate') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('list.deactivate') })
    .click();
  await expect(
    list.toast.filter({ hasText: text('list.changed_partly', { done: 2, total: 3 }) }),
  ).toBeVisible();
  const states = await Promise.all(records.map(async ({ id }) => (await api.one('brands', id)).is_voided));
  expect(states.filter(Boolean)).toHaveLength(2);
});

test('an export can be cancelled, and a failed one creates no file', async ({ page, problems }) => {
  problems.allowStatus(500);
  const list = await openList(page, brands);
  const files: string[] = [];
  page.on('download', (file) => void files.push(file.suggestedFilename()));
  await page.route(reads, async (route) => {
    await sleep(1500);
    await route.fulfill({ status: 500 }).catch(() => undefined); // The export may have been cancelled.
  });
  await list.choose(list.button('exporting.title'), text('exporting.csv'));
  await list.dialog.getByRole('button', { name: text('exporting.cancel') }).click();
  await expect(list.toast).toHaveText(text('exporting.canceled'));
  await expect(list.dialog).toBeHidden();
  await list.choose(list.button('exporting.title'), text('exporting.csv'));
  await expect(list.toast.filter({ hasText: text('exporting.failed') })).toBeVisible();
  expect(files).toEqual([]);
});

test('a session that expires during an export creates no file', async ({ page, problems }) => {
  problems.allowStatus(401);
  const list = await openList(page, brands);
  const files: string[] = [];
  page.on('download', (file) => void files.push(file.suggestedFilename()));
  await page.route(reads, (route) => route.fulfill({ status: 401 }));
  await list.choose(list.button('exporting.title'), text('exporting.csv'));
  await expect(page).toHaveURL('/login');
  expect(files).toEqual([]);
});

test('a shared URL opens the same list', async ({ page, api, openBrowser, context }) => {
  const { prefix, first } = await make(api, brands, { display_order: 3 });
  await openList(page, brands, prefix);
  const colleague = await openBrowser({ storageState: await context.storageState() });
  const there = await openList(await colleague.newPage(), brands, prefix);
  expect(await there.column('name')).toEqual([first.name]);
  expect(there.page.url()).toContain(searchFor(prefix));
});

test('a list keeps its rows while the services are unavailable, says so, and recovers by itself', async ({
  page,
  api,
  problems,
}) => {
  problems.allowStatus(503);
  const { prefix } = await make(api, brands, {}, {}, {});
  const list = await openList(page, brands, prefix);
  const before = await list.column('name');
  await list.row(`${prefix} a`).getByRole('link').first().click();
  await list.dialog
    .locator('[name=slug]')
    .fill(`${prefix}-away`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-'));
  await page.route(reads, (route) => route.fulfill({ status: 503, body: '' }));
  await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
  const notice = page.getByRole('alert').filter({ hasText: text('messages.away') });
  await expect(notice).toBeVisible();
  expect(await list.column('name')).toEqual(before);
  await page.unroute(reads);
  await expect(notice).toBeHidden({ timeout: 15_000 });
  expect(await list.column('name')).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lists show states and totals beside the names, within the screen', async ({ page }) => {
    const lists = {
      Sales: ['order_status', 'payment_status', 'total'],
      Quotes: ['quote_status', 'amount'],
      Shipping: ['shipment_status', 'tracking_status', 'total'],
      PurchaseOrders: ['state', 'total'],
      Transfers: ['state', 'received'],
      Transactions: ['amount', 'created_date'],
      RegisterWallet: ['state', 'expected'],
      Commissions: ['event', 'amount'],
      Requests: ['state', 'offer'],
      Inventory: ['is_low', 'available'],
    };
    for (const [path, sources] of Object.entries(lists)) {
      await visit(page, `/${path}`);
      const row = page.locator('tbody tr:not(.skeleton):has([data-stacked])').first();
      await expect(row, path).toBeVisible();
      for (const source of sources) {
        const box = await row.locator(`[data-source=${source}]`).boundingBox();
        const menu = await row
          .locator('td.menu')
          .boundingBox({ timeout: 100 })
          .catch(() => null);
        expect(box!.x + box!.width, `${source} of ${path}`).toBeLessThanOrEqual(menu?.x ?? 390);
      }
    }
    await visit(page, '/Sales');
    await expect(page.locator('[data-stacked] .status').first()).toHaveText(/[a-z]/);
  });
});
