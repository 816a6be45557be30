import type { Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { ListPage } from './support/listPage.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const word = () => `x${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** Creates two records of one person, with an address each. */
async function twoOfOne(api: Api) {
  const last_name = word();
  const add = async (first_name: string, phone: string | null, address_1: string) => {
    const email = `${word()}@customers.example`;
    const customer = await api.ask<{ id: string }>('POST', 'customer', {
      first_name,
      last_name,
      email,
      phone,
    });
    await api.ask('POST', 'addresses', {
      customer_id: customer.id,
      first_name,
      last_name,
      email,
      address_1,
      city: 'Ottawa',
      state: 'ON',
      postcode: 'K1A 0A1',
    });
    return { id: customer.id, email };
  };
  return {
    last_name,
    one: await add('Aline', null, '1 Main Street'),
    other: await add('Aline Marie', '+16135550144', '2 Main Street'),
  };
}

const filtered = (last_name: string) => `?filter=${encodeURIComponent(JSON.stringify({ last_name }))}`;

test('points out an existing customer, merges two and undoes the merge', async ({ page, api, problems }) => {
  const { last_name, one, other } = await twoOfOne(api);
  const list = new ListPage(page, 'customers');

  await test.step('existing customers are pointed out before a duplicate is created', async () => {
    const known = await twoOfOne(api);
    await page.goto('/Customers/create');
    await list.field('first_name').fill('Aline');
    await list.field('last_name').fill(known.last_name);
    await list.dialog.locator('[name=email]').fill(known.one.email.toUpperCase());
    const notice = list.dialog.getByRole('status').filter({ hasText: text('knownCustomers.by.email') });
    await expect(notice.getByRole('link', { name: `Aline ${known.last_name}` })).toHaveAttribute(
      'href',
      `/Customers?cid=${known.one.id}`,
    );
    expect(await violations(page)).toEqual([]);
    await list.dialog.getByRole('button', { name: text('dialog.create'), exact: true }).click();
    await expect(list.toast).toHaveText(list.text('messages.created'));
  });

  await list.visit(filtered(last_name));
  await expect(list.rows).toHaveCount(2);
  for (const row of await list.rows.all()) await row.getByRole('checkbox').check();
  await list.button('merging.two').click();

  const part = (key: string) =>
    list.dialog.getByRole('region', { name: text(`merging.${key}`), exact: true });
  await expect(part('addresses').getByRole('listitem')).toHaveCount(2);
  const names = list.dialog.getByRole('radiogroup', { name: text('merging.who') }).getByRole('radio');
  await names.first().check();
  const phones = part('fields').getByRole('radiogroup', { name: list.text('fields.phone') });
  await expect(phones.getByRole('radio', { name: '(613) 555-0144' })).toBeChecked();
  await part('fields').getByRole('radio', { name: 'Aline Marie', exact: true }).check();
  await part('addresses')
    .getByRole('radio', { name: /2 Main Street/ })
    .check();
  await part('addresses')
    .getByRole('checkbox', { name: /1 Main Street/ })
    .uncheck();
  await expect(part('addresses').getByRole('radio', { name: /1 Main Street/ })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await list.dialog.getByRole('button', { name: text('merging.action'), exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`cid=${one.id}`));
  const merged = await api.one('customers', one.id);
  expect(merged).toMatchObject({ first_name: 'Aline Marie', phone: '+16135550144', email: one.email });
  await list.toast.getByRole('button', { name: text('list.undo') }).click();
  await expect(list.toast.filter({ hasText: text('merging.undone') })).toBeVisible();
  expect(await api.one('customers', one.id)).toMatchObject({ first_name: 'Aline', phone: null });
  expect(await api.one('customers', other.id)).toMatchObject({ email: other.email });

  problems.allowStatus(404);
  const both = { kept: { id: one.id }, merged: { id: other.id }, take: [], leave_out: [], defaults: [] };
  await api.ask('POST', 'customer/merge', both);
  await page.goto(`/Customers?cid=${other.id}`);
  await expect(page).toHaveURL(new RegExp(`cid=${one.id}`));
  await expect(list.toast.filter({ hasText: text('customerProfile.merged') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('customerProfile.contact') })).toBeVisible();
});
