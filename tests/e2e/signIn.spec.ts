import { accountOf } from './support/accounts.ts';
import { ListPage } from './support/listPage.ts';
import { acceptInvitation, addPerson } from './support/people.ts';
import { fillSignIn, signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { openMenu } from './support/menu.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const owner = () => accountOf('STORE_OWNER');

test.use({ role: 'VISITOR' });

test('a visitor signs in for the requested page and this browser session; another tab for another account', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allowStatus(400);

  await test.step('has to sign in', async () => {
    const filter = encodeURIComponent('{"name":"apple"}');
    await page.goto(`/brands?filter=${filter}&page=1`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading')).toHaveText(
      text('auth.title_store', { store: 'Atlas Device Care' }),
    );
  });

  await test.step('sees the same error for an unknown person and a wrong password', async () => {
    for (const email of [owner().email, 'nobody@atlas.example']) {
      await fillSignIn(page, { email, password: 'not the password' });
      await expect(page.getByRole('alert')).toHaveText(text('auth.wrong_credentials'));
      await expect(page.getByLabel(text('auth.email'))).toHaveValue(email);
    }
  });

  await test.step('reaches the requested page', async () => {
    await signIn(page, owner());
    await expect(page).toHaveURL(/\/brands\?.*apple/);
    await expect.poll(() => new ListPage(page, 'brands').column('name')).toEqual(['Apple']);
  });

  await test.step('another tab is not signed in, and can use another account', async () => {
    const second = await context.newPage();
    await second.goto('/products');
    await expect(second).toHaveURL('/login');
    await signIn(second, accountOf('STAFF'));
    for (const [tab, initials] of [
      [page, 'DO'],
      [second, 'NW'],
    ] as const) {
      await tab.bringToFront();
      await tab.reload();
      await expect(tab.getByRole('banner').getByText(initials, { exact: true })).toBeVisible();
    }
    const settings = { name: text('configurations.title'), exact: true };
    await expect((await openMenu(page)).getByRole('link', settings)).toBeVisible();
    await expect((await openMenu(second)).getByRole('link', settings)).toBeHidden();
  });
});

test('Remember me keeps a visitor signed in after the browser was closed', async ({
  page,
  context,
  openBrowser,
  problems,
}) => {
  problems.allowStatus(500);

  await test.step('a store that fails to load shows an error, and can be retried', async () => {
    await page.route('**/dc/store/domain/**', (route) => route.fulfill({ status: 500 }));
    // A page without the embedded store requests it.
    await page.route('/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"store":{', '"none":{') });
    });
    await page.goto('/login');
    await expect(page.getByText(text('errors.load.text'))).toBeVisible();
    await page.unroute('**/dc/store/domain/**');
    await page.getByRole('button', { name: text('errors.retry') }).click();
    await expect(page.getByLabel(text('auth.email'))).toBeVisible();
    await page.unroute('/login');
  });

  await page.goto('/login');
  await signIn(page, owner(), { remember: true });
  const later = await openBrowser({ storageState: await context.storageState() });
  const another = await later.newPage();
  await another.goto('/brands');
  await expect(new ListPage(another, 'brands').rows).toHaveCount(10);
});

test('a visitor of another store signs in there and sees its data', async ({ page, problems }) => {
  problems.allowStatus(400);
  const port = new URL(process.env.BASE_URL ?? '').port;
  await page.goto(`http://borealis.localhost:${port}/login`);
  await expect(page.getByRole('heading')).toHaveText(
    text('auth.title_store', { store: 'Borealis Phone Repair' }),
  );
  await fillSignIn(page, owner());
  await expect(page.getByRole('alert')).toHaveText(text('auth.wrong_credentials'));
  await signIn(page, accountOf('STORE_OWNER', 'borealis.localhost'));
  await expect(page).toHaveTitle(`${text('dashboard.title')} · Borealis Phone Repair`);
  await visit(page, '/products');
  await expect.poll(() => new ListPage(page, 'products').total()).toBeLessThan(100);
  await expect(
    page.getByRole('link', { name: text('resources.categories.name', { smart_count: 2 }) }),
  ).toBeHidden();
  await page.goto(`http://borealis.localhost:${port}/categories`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing out leaves only theme and language in storage', async ({ page, api, problems }) => {
  problems.allowStatus(401);
  const person = await addPerson(api);
  await acceptInvitation(page, person, 'Multimeter2026');
  await signIn(page, { email: person.email, password: 'Multimeter2026' });
  const asked = page.waitForRequest(
    (request) => /\/brands?\?/.test(request.url()) && request.headers().authorization !== undefined,
  );
  await new ListPage(page, 'brands').visit('');
  await page.getByRole('button', { name: text('shell.dark_mode') }).click();
  await page.getByRole('button', { name: text('shell.language') }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Marques' })).toBeVisible();
  const list = await asked;
  const { authorization = '' } = list.headers();
  const askAgain = async () => (await page.request.get(list.url(), { headers: { authorization } })).status();
  expect(await askAgain()).toBe(200);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  expect(await askAgain()).toBe(401);
  await expect(page.getByLabel(text('auth.email', {}, 'fr'))).toBeVisible();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => !/^RaStore\.(version|theme|locale|shell\..*)$/.test(key))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['RaStore.theme', 'RaStore.locale']));
  await page.goto('/brands');
  await expect(page).toHaveURL('/login');
});
