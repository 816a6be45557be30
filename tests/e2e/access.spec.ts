import { accountOf } from './support/accounts.ts';
import { violations } from './support/axe.ts';
import { openMenu } from './support/menu.ts';
import { acceptInvitation, addPerson } from './support/people.ts';
import { signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const password = 'Oscilloscope2026';

test('an inaccessible page links to the role; saving it previews who gains rights and applies at once', async ({
  page,
  api,
  openBrowser,
}) => {
  test.setTimeout(90_000);
  const role = `CLERK_${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await api.ask('POST', 'role', {
    code: role,
    code_text: role,
    permissions: ['VIEW_LOCATION', 'EDIT_ORDER'],
  });
  const person = await addPerson(api, { role });
  const theirs = await (await openBrowser({ baseURL: process.env.BASE_URL })).newPage();
  await acceptInvitation(theirs, person, password);
  await signIn(theirs, { ...accountOf('STAFF'), email: person.email, password });
  const menu = await openMenu(theirs);
  const reports = menu.getByRole('link', { name: text('reports.title'), exact: true });
  await expect(reports).toHaveCount(0);
  await test.step('without the right to see roles, the rights of others are not shown', async () => {
    await theirs.goto(`/Access?staff=${person.id}`);
    await expect(theirs).toHaveURL(/\/dashboard/);
  });

  await page.goto(`/staff/${person.id}`);
  await page.getByRole('link', { name: text('access.open') }).click();
  await expect(page).toHaveURL(new RegExp(`/Access\\?staff=${person.id}`));
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(rowOf(text('reports.title'))).toContainText(text('access.hidden'));
  await page.getByLabel(text('access.search')).fill(text('rights.VIEW_REPORTS'));
  await expect(rowOf(text('dashboard.title'))).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await rowOf(text('reports.title')).getByRole('link').click();
  const box = page.getByRole('dialog').getByLabel(text('rights.VIEW_REPORTS'));
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: text('roles.update'), exact: true }).click();
  const preview = page.getByRole('dialog', { name: text('access.effect.title') });
  await expect(preview).toContainText('Robin Weaver');
  const gains = text('access.effect.gains', { rights: text('rights.VIEW_REPORTS') });
  await expect(preview.getByRole('listitem').filter({ hasText: gains })).toBeVisible();
  const opens = text('access.effect.opens', {
    pages: `${text('shell.sections.wallet')} › ${text('reports.title')}`,
  });
  await expect(preview.getByRole('listitem').filter({ hasText: opens })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await preview.getByRole('button', { name: text('access.effect.save') }).click();
  await expect(page.getByText(text('roles.updated'))).toBeVisible();

  await theirs.reload();
  await openMenu(theirs);
  await expect(reports).toBeVisible();
  await visit(page, `/Access?staff=${person.id}`);
  await expect(rowOf(text('reports.title'))).toContainText(text('access.visible'));

  await test.step('the explanation fits one line on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const answer = page.getByRole('cell', { name: text('access.visible'), exact: true }).first();
    await expect.poll(async () => (await answer.boundingBox())?.width).toBeGreaterThan(200);
  });
});
