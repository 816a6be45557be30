import type { Page } from '@playwright/test';
import { make, openList, type Crud } from './crud/crud.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const brands: Crud = { resource: 'brands', filters: {}, text: 'slug', isImageRequired: true };

const headers = (page: Page) =>
  page.locator('th[aria-label]').evaluateAll((heads) => heads.map((head) => head.getAttribute('aria-label')));

test('columns are resized, moved and kept; the first one stays; a row opens in a new tab', async ({
  page,
  api,
  context,
}) => {
  const { prefix, first } = await make(api, brands, {}, {});
  const list = await openList(page, brands, prefix);
  const name = page.locator('th[data-pinned]');
  const handle = page.getByRole('separator', {
    name: text('list.resize', { name: list.text('fields.name') }),
  });
  const width = async () => Math.round((await name.boundingBox())?.width ?? 0);

  await test.step('by drag, arrow keys and double click', async () => {
    const before = await width();
    const box = (await handle.boundingBox())!;
    await page.mouse.move(box.x + 6, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 106, box.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBe(before + 100);
    await expect(handle).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(width).toBe(before + 84);
    await handle.dblclick();
    await expect.poll(width).toBeLessThan(before + 84);
  });

  await test.step('by a drag of their headers', async () => {
    const before = await headers(page);
    const heads = page.locator('th[data-source]');
    for (const order of [[before[0], before[2], before[1], ...before.slice(3)], before]) {
      await heads.nth(2).dragTo(heads.nth(1));
      await expect.poll(() => headers(page)).toEqual(order);
    }
  });

  await test.step('in the menu, by drag and by keys', async () => {
    const before = await headers(page);
    await list.button('list.columns').click();
    const items = page.getByRole('menuitemcheckbox');
    await items.nth(1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    const moved = [before[0], before[2], before[1], ...before.slice(3)];
    await expect.poll(() => headers(page)).toEqual(moved);
    const [from, to] = [(await items.nth(2).boundingBox())!, (await items.nth(1).boundingBox())!];
    await page.mouse.move(from.x + 60, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, to.y + 20, { steps: 5 });
    await page.mouse.move(from.x + 60, to.y + 10, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => headers(page)).toEqual(before);
    await items.nth(1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Escape');
    const kept = await width();
    await page.reload();
    await list.settled();
    expect(await headers(page)).toEqual(moved);
    expect(await width()).toBe(kept);
  });

  await test.step('with Ctrl and the middle button', async () => {
    for (const options of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await list
        .row(first.name)
        .locator('[data-source=slug]')
        .click({ ...options, modifiers: [...(options.modifiers ?? [])] });
      const tab = await opened;
      await expect(tab.getByRole('dialog').locator('[name=name]')).toHaveValue(first.name);
      await tab.close();
    }
    await expect(list.dialog).toBeHidden();
  });

  await test.step('beside others that scroll', async () => {
    await page.setViewportSize({ width: 620, height: 800 });
    const scroller = list.table.locator('xpath=..');
    const at = (await name.boundingBox())!.x;
    await scroller.evaluate((element) => element.scrollTo(400, 0));
    await expect(scroller).toHaveAttribute('data-scrolled');
    expect((await name.boundingBox())!.x).toBeLessThanOrEqual(at);
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(list.row(first.name).getByRole('link').first()).toBeInViewport();
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`Back from a record returns to its row of the page, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // The oldest first: orders of other tests do not move them.
    await page.goto('/Sales?page=2&perPage=20&sort=order_no&order=ASC');
    const links = page.locator('tbody a.name');
    await expect(links).toHaveCount(20);
    const link = links.nth(17);
    const number = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    const place = (await link.boundingBox())!.y;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`id=${number}`));
    await expect(links).toHaveCount(0);
    await page.goBack();
    await expect(links).toHaveCount(20);
    await expect(page).toHaveURL(/page=2/);
    await expect(links.nth(17)).toBeFocused();
    expect((await links.nth(17).boundingBox())!.y).toBeCloseTo(place, -1);
  });
