import { violations } from './support/axe.ts';
import { openMenu } from './support/menu.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const plural = (resource: string) => text(`resources.${resource}.name`, { smart_count: 2 });

test('the menu fits 900 pixels with its longest section and 8 favorites, which are dragged and kept', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Inventory');
  const menu = page.getByRole('navigation', { name: text('shell.menu') });
  const favorites = menu.getByRole('list', { name: text('shell.favorites.title') });
  const link = (resource: string) => menu.getByRole('link', { name: plural(resource), exact: true }).last();

  await test.step('a link is dragged to where there are no favorites yet, others above and below it', async () => {
    await link('stockCounts').hover();
    await page.mouse.down();
    await page.mouse.move(100, 300);
    await menu.getByText(text('shell.favorites.drop')).hover();
    await page.mouse.up();
    await expect(favorites.getByRole('link')).toHaveText([plural('stockCounts')]);
    const kept = favorites.getByRole('link').first();
    await link('items').dragTo(kept, { targetPosition: { x: 40, y: 4 } });
    await link('orders').dragTo(kept, { targetPosition: { x: 40, y: 24 } });
    const all = ['items', 'orders', 'stockCounts'].map(plural);
    await expect(favorites.getByRole('link')).toHaveText(all);
  });

  await test.step('others are added by key, and all is visible', async () => {
    for (const resource of ['movements', 'transfers', 'purchaseOrders', 'suppliers', 'customers']) {
      await link(resource).focus();
      await page.keyboard.press('s');
    }
    await expect(favorites.getByRole('link')).toHaveCount(8);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight);
      expect(overflow, `${width}`).toBe(0);
    }
    expect(await violations(page)).toEqual([]);
  });

  await test.step('favorites and open sections are there again, with names beside the icons when condensed', async () => {
    await openMenu(page);
    await page.reload();
    await expect(favorites.getByRole('link')).toHaveCount(8);
    await expect(link('brands')).toBeVisible();
    await page.getByRole('button', { name: text('shell.condense_menu') }).click();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: plural('items') }).focus();
    await expect(page.getByText(plural('items'), { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
