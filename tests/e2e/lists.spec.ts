import { setTimeout as sleep } from 'node:timers/promises';
import { make, searchFor, slug, type Crud } from './crud/crud.ts';
import { ListPage } from './support/listPage.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const brands: Crud = { resource: 'brands', filters: {}, text: 'slug', isImageRequired: true };
const reads = /\/dc\/store\/[^/]+\/brands\?/;

test('a list whose services are slow, fail or are away says so, and recovers', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allowStatus(401, 500, 503);
  const { prefix, records, first } = await make(api, brands, {}, {}, {});
  const list = new ListPage(page, 'brands');
  const files: string[] = [];
  page.on('download', (file) => void files.push(file.suggestedFilename()));

  await test.step('why the first page fails to load is shown, and it can be retried', async () => {
    await page.route('**/features/toggle*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/brands');
    await expect(page.getByText(text('errors.load.text'))).toBeVisible();
    await page.unroute('**/features/toggle*');
    await page.getByRole('button', { name: text('errors.retry') }).click();
    await expect(list.rows).toHaveCount(10);
  });

  await test.step('a slow list shows skeleton rows, and only the last of several searches', async () => {
    const [slow, next] = records.map(({ name }) => name);
    await page.route(reads, async (route) => {
      const name = new URL(route.request().url()).searchParams.get('name');
      if (name !== slow) await route.continue(); // This search gets no response.
    });
    const aborted: string[] = [];
    page.on('requestfailed', (request) => void aborted.push(request.url()));
    const search = page.getByRole('search').getByRole('textbox').first();
    await search.fill(slow ?? '');
    await expect(list.table).toHaveAttribute('aria-busy', 'true');
    await search.fill(next ?? '');
    await expect(list.rows).toHaveCount(1);
    expect(await list.column('name')).toEqual([next]);
    expect(aborted.filter((url) => reads.test(url))).toHaveLength(1);
    await expect(list.toast).toBeHidden();
    await page.unroute(reads);
  });

  await test.step('a bulk change with a missing record reports how many were changed', async () => {
    await list.visit(searchFor(prefix));
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

  await test.step('while the services are away, the list keeps its rows and says so', async () => {
    await list.visit(searchFor(prefix));
    const before = await list.column('name');
    await list.row(first.name).getByRole('link').first().click();
    await list.dialog.locator('[name=slug]').fill(slug(`${prefix} away`));
    await page.route(reads, (route) => route.fulfill({ status: 503, body: '' }));
    await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
    const notice = page.getByRole('alert').filter({ hasText: text('messages.away') });
    await expect(notice).toBeVisible();
    expect(await list.column('name')).toEqual(before);
    await page.unroute(reads);
    await expect(notice).toBeHidden({ timeout: 15_000 });
    expect(await list.column('name')).toEqual(before);
  });

  await test.step('an export can be cancelled, and a failed one creates no file', async () => {
    await page.route(reads, async (route) => {
      await sleep(1500);
      await route.fulfill({ status: 500 }).catch(() => undefined); // The export may have been cancelled.
    });
    await list.choose(list.button('exporting.title'), text('exporting.csv'));
    await list.dialog.getByRole('button', { name: text('exporting.cancel') }).click();
    await expect(list.toast.last()).toHaveText(text('exporting.canceled'));
    await expect(list.dialog).toBeHidden();
    await list.choose(list.button('exporting.title'), text('exporting.csv'));
    await expect(list.toast.filter({ hasText: text('exporting.failed') })).toBeVisible();
    await page.unroute(reads);
  });

  await test.step('a session that expires during an export creates no file', async () => {
    await page.route(reads, (route) => route.fulfill({ status: 401 }));
    await list.choose(list.button('exporting.title'), text('exporting.csv'));
    await expect(page).toHaveURL('/login');
    expect(files).toEqual([]);
  });
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
