import { ListPage } from './support/listPage.ts';
import { openMenu, openPage } from './support/menu.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const french = (key: string) => text(key, {}, 'fr');
const plural = (resource: string, language?: 'en' | 'fr') =>
  text(`resources.${resource}.name`, { smart_count: 2 }, language);

test('the menu opens each page, and the document title names it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  for (const resource of ['categories', 'brands', 'products'] as const) {
    await openPage(page, 'catalog', plural(resource));
    await expect(page).toHaveURL(`/${resource}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plural(resource));
    await expect(page).toHaveTitle(new RegExp(`^${resource} · Atlas Device Care$`, 'i'));
    await new ListPage(page, resource).settled();
  }
});

test('an unknown page shows an error with a link back', async ({ page }) => {
  await page.goto('/pages-404');
  await expect(page).toHaveTitle(text('errors.not_found.title'));
  await page.goto('/nowhere');
  await expect(page.getByText(text('errors.not_found.title'))).toBeVisible();
  await expect(page).toHaveTitle(text('errors.not_found.title'));
  await page.getByRole('link', { name: text('errors.back') }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('bar and menu take their space before the admin has loaded', async ({ page }) => {
  const boxes = () =>
    page.evaluate(() => {
      const root = document.querySelector('#root') ?? document.body;
      const [bar, side] = ['::before', '::after'].map((part) => getComputedStyle(root, part));
      return [bar?.height, side?.width];
    });
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(boxes).toEqual(['56px', '232px']);
  load();
  await expect(page.getByRole('banner')).toHaveCSS('height', '56px');
  await expect(page.getByRole('complementary')).toHaveCSS('width', '232px');
  expect(await boxes()).toEqual(['auto', 'auto']);
});

test('dark mode and the condensed menu survive a reload', async ({ page }) => {
  await new ListPage(page, 'brands').open();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: text('shell.dark_mode') }).click();
  await expect.poll(background).not.toBe(light);
  await page.getByRole('button', { name: text('shell.condense_menu') }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: text('shell.expand_menu') })).toBeVisible();
  expect(await background()).not.toBe(light);
});

test('with reduced motion, switching the theme starts no transitions', async ({ page }) => {
  await new ListPage(page, 'brands').open();
  const begun = await page.evaluateHandle(() => {
    const names: string[] = [];
    const isOfScript = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.style.transition;
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!isOfScript(target)) names.push(propertyName);
    });
    return names;
  });
  await page.getByRole('button', { name: text('shell.dark_mode') }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await begun.jsonValue()).toEqual([]);
});

test('everything is in French once it is chosen', async ({ page }) => {
  const list = await new ListPage(page, 'products').open();
  await page.getByRole('button', { name: text('shell.language') }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plural('products', 'fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const headers = await page.getByRole('columnheader').allInnerTexts();
  expect(headers).toEqual(expect.arrayContaining([french('resources.products.fields.brand')]));
  await expect(page.getByText(text('list.rows_per_page', {}, 'fr'))).toBeVisible();
  await page.getByRole('link', { name: french('resources.products.actions.new') }).click();
  await expect(list.dialog.getByRole('button', { name: french('dialog.create') })).toBeVisible();
  await expect(list.dialog.getByLabel(french('resources.products.fields.short_description'))).toBeVisible();
  await page.reload();
  await expect(list.dialog.getByText(french('resources.products.actions.new'))).toBeVisible();
});

test('a list, its search and its dialogs work by keyboard', async ({ page }) => {
  const list = await new ListPage(page, 'brands').open();
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

test.describe('STAFF', () => {
  test.use({ role: 'STAFF' });

  test('reads the catalogue, and creates only what is done at the counter', async ({ page }) => {
    await new ListPage(page, 'products').open();
    await expect(page.getByRole('link', { name: text('resources.products.actions.new') })).toBeHidden();
    await expect((await openMenu(page)).getByRole('link')).toHaveCount(34);
    await page.getByRole('button', { name: text('shell.new'), exact: true }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      text('resources.tickets.name'),
      text('resources.appointments.name'),
      text('resources.orders.name'),
      text('resources.quotes.name'),
      text('resources.devices.name'),
      text('resources.customers.name'),
      text('resources.registers.name'),
    ]);
    await page.goto('/products?new=1');
    await expect(page.getByRole('dialog').getByText(text('messages.not_allowed'))).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const views = ['/brands', '/categories', '/products', '/brands/create', '/products/create', '/nowhere'];

  for (const language of ['en', 'fr']) {
    test(`no page is wider than the screen, in ${language}`, async ({ page }) => {
      await page.addInitScript(
        (locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)),
        language,
      );
      for (const view of views) {
        await page.goto(view);
        await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
        if (view.endsWith('create'))
          await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, view).toBeLessThanOrEqual(360);
      }
    });
  }

  test('the menu is a drawer', async ({ page }) => {
    await new ListPage(page, 'brands').open();
    await page.getByRole('button', { name: text('shell.open_menu') }).tap();
    await page.getByRole('link', { name: plural('products'), exact: true }).tap();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('navigation', { name: text('shell.menu') })).toBeHidden();
  });
});
