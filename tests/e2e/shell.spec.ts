import type { Page } from '@playwright/test';
import { holdAdmin, placeholders } from './support/beforeAdmin.ts';
import { ListPage } from './support/listPage.ts';
import { openMenu, openPage } from './support/menu.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { leave, visit } from './support/visit.ts';

const unknown = '/nowhere';

const french = (key: string) => text(key, {}, 'fr');
const plural = (resource: string, language?: 'en' | 'fr') =>
  text(`resources.${resource}.name`, { smart_count: 2 }, language);

/** Records the transitions that start, other than those that a script sets. */
const watchTransitions = (page: Page) =>
  page.evaluateHandle(() => {
    const names: string[] = [];
    const isOfScript = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.style.transition;
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!isOfScript(target)) names.push(propertyName);
    });
    return names;
  });

test('the admin opens its pages by menu, address and keyboard', async ({ page }) => {
  test.setTimeout(90_000);
  const list = new ListPage(page, 'brands');

  await test.step('bar and menu take their space before the admin has loaded', async () => {
    const load = await holdAdmin(page);
    await page.goto('/brands', { waitUntil: 'commit' });
    await expect.poll(() => placeholders(page)).toEqual(['56px', '232px']);
    load();
    await expect(page.getByRole('banner')).toHaveCSS('height', '56px');
    await expect(page.getByRole('complementary')).toHaveCSS('width', '232px');
    expect(await placeholders(page)).toEqual(['auto', 'auto']);
  });

  await test.step('the next visit begins with menu and title as this person last saw them', async () => {
    const seen = page.locator('.seen-shell > span');
    const stored = () => page.evaluate(() => localStorage.getItem('seenShell') ?? '');
    await list.settled();
    await expect.poll(stored).toContain('"/brands"');
    const heading = page.getByRole('heading', { level: 1 });
    const { x = 0, y = 0 } = { ...(await heading.boundingBox()) };
    const load = await holdAdmin(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(
      page.locator('.seen-shell').getByText(text('shell.sections.catalog'), { exact: true }),
    ).toBeVisible();
    const title = await seen.last().boundingBox();
    await expect(seen.last()).toHaveText(plural('brands'));
    expect(Math.abs((title?.x ?? 0) - x)).toBeLessThan(2);
    expect(Math.abs((title?.y ?? 0) - y)).toBeLessThan(8);
    load();
    await list.settled();
    await expect(seen).toHaveCount(0);

    await page.evaluate(() => {
      const others = { ...JSON.parse(localStorage.getItem('seenShell') ?? '{}'), who: 'somebody else' };
      dispatchEvent(new Event('pagehide'));
      localStorage.setItem('seenShell', JSON.stringify(others));
      Storage.prototype.setItem = () => undefined;
    });
    const loadAgain = await holdAdmin(page);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => placeholders(page)).toEqual(['56px', '232px']);
    await expect(seen).toHaveCount(0);
    loadAgain();
  });

  await test.step('a list, its search and its dialogs work by keyboard', async () => {
    await list.settled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text('shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('f');
    const search = page.getByRole('search').getByRole('textbox').first();
    await expect(search).toBeFocused();
    await page.keyboard.type('apple');
    await expect(list.rows).toHaveCount(1);
    await list.row('Apple').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(list.dialog.locator('[name=name]')).toHaveValue('Apple');
    await expect(list.dialog.locator('[name=name]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list.dialog).toBeHidden();
    await expect(list.row('Apple').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/brands\/create/);
    await expect(list.dialog.locator('[name=name]')).toBeFocused();
    await page.keyboard.type('nothing saved');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('dialog.unsaved.leave') }).press('Enter');
    await expect(list.dialog).toBeHidden();
  });

  await test.step('the menu opens each page, and the document title names it', async () => {
    await visit(page, '/');
    await expect(page).toHaveURL('/dashboard');
    for (const resource of ['categories', 'brands', 'products'] as const) {
      await openPage(page, 'catalog', plural(resource));
      await expect(page).toHaveURL(new RegExp(`/${resource}(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(plural(resource));
      await expect(page).toHaveTitle(new RegExp(`^${resource} · Atlas Device Care$`, 'i'));
      await new ListPage(page, resource).settled();
    }
  });

  await test.step('an unknown page shows an error with a link back', async () => {
    await visit(page, '/pages-404');
    await expect(page).toHaveTitle(text('errors.not_found.title'));
    await page.goto(unknown);
    await expect(page.getByText(text('errors.not_found.title'))).toBeVisible();
    await expect(page).toHaveTitle(text('errors.not_found.title'));
    await page.getByRole('link', { name: text('errors.back') }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('theme, menu and language are switched, and survive a reload', async ({ page }) => {
  const list = await new ListPage(page, 'products').open();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();

  await test.step('dark mode, without a transition where motion is reduced, and a condensed menu', async () => {
    const begun = await watchTransitions(page);
    await page.getByRole('button', { name: text('shell.dark_mode') }).click();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    expect(await begun.jsonValue()).toEqual([]);
    await expect.poll(background).not.toBe(light);
    await page.getByRole('button', { name: text('shell.condense_menu') }).click();
  });

  await test.step('everything is in French once it is chosen', async () => {
    await page.getByRole('button', { name: text('shell.language') }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plural('products', 'fr'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers).toEqual(expect.arrayContaining([french('resources.products.fields.brand')]));
    await expect(page.getByText(french('list.rows_per_page'))).toBeVisible();
    await page.getByRole('link', { name: french('resources.products.actions.new') }).click();
    await expect(list.dialog.getByRole('button', { name: french('dialog.create') })).toBeVisible();
    await expect(list.dialog.getByLabel(french('resources.products.fields.short_description'))).toBeVisible();
  });

  await page.reload();
  await expect(list.dialog.getByText(french('resources.products.actions.new'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: french('shell.expand_menu') })).toBeVisible();
  expect(await background()).not.toBe(light);
});

test.describe('STAFF', () => {
  test.use({ role: 'STAFF' });

  test('reads the catalogue, and creates only what is done at the counter', async ({ page }) => {
    await new ListPage(page, 'products').open();
    await expect(page.getByRole('link', { name: text('resources.products.actions.new') })).toBeHidden();
    await expect((await openMenu(page)).getByRole('link')).toHaveCount(37);
    await page.getByRole('button', { name: text('shell.new'), exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      text('resources.tickets.name'),
      text('resources.appointments.name'),
      text('resources.orders.name'),
      text('resources.estimates.name'),
      text('resources.quotes.name'),
      text('resources.devices.name'),
      text('resources.customers.name'),
      text('resources.registers.name'),
    ]);
    await page.keyboard.press('Escape');
    await visit(page, '/products?new=1');
    await expect(page.getByRole('dialog').getByText(text('messages.not_allowed'))).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu is a drawer, and no page is wider than the screen in either language', async ({ page }) => {
    test.setTimeout(90_000);
    await new ListPage(page, 'brands').open();
    await page.getByRole('button', { name: text('shell.open_menu') }).tap();
    await page.getByRole('link', { name: plural('products'), exact: true }).tap();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('navigation', { name: text('shell.menu') })).toBeHidden();

    for (const language of ['en', 'fr']) {
      await page.evaluate(
        (locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)),
        language,
      );
      if (language === 'fr') await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const view of [
        '/brands',
        '/categories',
        '/products',
        '/brands/create',
        '/products/create',
        unknown,
      ]) {
        if (view === unknown) await leave(page);
        else await visit(page, view);
        await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
        if (view.endsWith('create'))
          await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${view} in ${language}`).toBeLessThanOrEqual(360);
      }
    }
  });
});
