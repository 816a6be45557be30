import { violations } from './support/axe.ts';
import { expectFocus } from './support/focus.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('a customer is found, and gets an order, by keyboard alone', async ({ page }) => {
  await page.goto('/brands');
  await expect(page.getByRole('table').locator('tbody tr:not(.skeleton)').first()).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: text('shell.search') });
  await expect(field).toBeFocused();
  await page.keyboard.type('lapointe adele');
  const customer = page
    .getByRole('group', { name: text('resources.customers.name', { smart_count: 2 }) })
    .getByRole('option', { name: /^Adèle Lapointe/ });
  await expect(customer).toHaveAttribute('aria-selected', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Adèle Lapointe' })).toBeVisible();
  await expectFocus(page);

  await page.keyboard.press('Control+k');
  const order = page.getByRole('option', { name: text('sales.new_for', { name: 'Adèle Lapointe' }) });
  await expect(order).toBeVisible();
  await page.keyboard.type('order for');
  await expect(order).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Sales\?id=null&customer=/);
  await expect(page.getByRole('group', { name: text('sales.customer.title') })).toContainText(
    'Adèle Lapointe',
  );

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText('Adèle Lapointe');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expectFocus(page);
});

test.describe('STAFF, on a phone, in French', () => {
  test.use({ role: 'STAFF', viewport: { width: 390, height: 844 } });

  test('finds what one may open, and no more', async ({ page }) => {
    const french = await page.addInitScript(() => localStorage.setItem('RaStore.locale', '"fr"'));
    await page.goto('/brands');
    await page.getByRole('button', { name: text('shell.search', {}, 'fr') }).click();
    const dialog = page.getByRole('dialog', { name: text('shell.search', {}, 'fr') });
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const field = page.getByRole('combobox');
    await field.fill('lapointe');
    await expect(page.getByRole('option', { name: /^Adèle Lapointe/ }).first()).toBeVisible();
    await field.fill('rôles');
    await expect(dialog.getByRole('status')).toHaveText(text('search.none', { text: 'rôles' }, 'fr'));
    await field.fill('customers');
    await page
      .getByRole('option', { name: text('resources.customers.name', { smart_count: 2 }, 'fr') })
      .click();
    await expect(page).toHaveURL(/\/Customers$/);
    await french.dispose();
  });
});
