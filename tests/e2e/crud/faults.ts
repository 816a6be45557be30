import type { Page } from '@playwright/test';
import { accountOf } from '../support/accounts.ts';
import { ListPage } from '../support/listPage.ts';
import { signIn } from '../support/signIn.ts';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import { make, type Crud } from './crud.ts';

export function faultTests(crud: Crud): void {
  const { resource } = crud;
  const writes = new RegExp(`/dc/store/[^/]+/${resource}(/with_file)?$`);
  const save = text('dialog.save');

  /** Opens a record and types an unsaved change. */
  const typeInto = async (page: Page, id: string) => {
    const list = new ListPage(page, resource);
    await page.goto(`/${resource}/${id}`);
    await list.dialog.locator('[name=slug]').fill(`typed-${id}`);
    return list;
  };

  const faults: [string, string, (page: Page) => Promise<unknown>][] = [
    [
      'a failure of the services',
      '',
      (page) => page.route(writes, (route) => route.fulfill({ status: 500 })),
    ],
    ['a time-out', 'messages.connection', (page) => page.route(writes, (route) => route.abort('timedout'))],
    ['no network', 'messages.offline', (page) => page.context().setOffline(true)],
  ];

  test('failures while saving are reported, and the input can be saved later', async ({
    page,
    api,
    problems,
  }) => {
    problems.allowStatus(500);
    problems.allowNoConnection();
    const { first } = await make(api, crud, {});
    const list = await typeInto(page, first.id);
    for (const [fault, message, inject] of faults) {
      await test.step(fault, async () => {
        await inject(page);
        await list.dialog.getByRole('button', { name: save }).click();
        const expected = message ? text(message) : list.text('messages.update_failed');
        await expect(list.toast.filter({ hasText: expected })).toBeVisible();
        await expect(list.dialog.locator('[name=slug]')).toHaveValue(`typed-${first.id}`);
        await page.unroute(writes);
        await page.context().setOffline(false);
      });
    }
    await list.dialog.getByRole('button', { name: save }).click();
    await expect(list.dialog).toBeHidden();
    expect(await api.one(resource, first.id)).toMatchObject({ slug: `typed-${first.id}` });
  });

  test('a session that expires while typing leads to the sign-in and back to the input', async ({
    page,
    api,
    problems,
  }) => {
    problems.allowStatus(401);
    const { first } = await make(api, crud, {});
    const list = await typeInto(page, first.id);
    await page.route(writes, (route) => route.fulfill({ status: 401 }));
    await list.dialog.getByRole('button', { name: save }).click();
    await expect(page).toHaveURL('/login');
    await page.unroute(writes);
    await signIn(page, accountOf('STORE_OWNER'));
    await expect(page).toHaveURL(`/${resource}/${first.id}`);
    await expect(list.dialog.getByText(text('dialog.draft.restored'))).toBeVisible();
    await expect(list.dialog.locator('[name=slug]')).toHaveValue(`typed-${first.id}`);
    await list.dialog.getByRole('button', { name: save }).click();
    await expect(list.dialog).toBeHidden();
    expect(await api.one(resource, first.id)).toMatchObject({ slug: `typed-${first.id}` });
  });

  test('a list that fails to load shows an error with a retry', async ({ page, problems }) => {
    problems.allowStatus(500);
    const reads = new RegExp(`/dc/store/[^/]+/${resource}\\?`);
    await page.route(reads, (route) => route.fulfill({ status: 500 }));
    await page.goto(`/${resource}`);
    const retry = page.getByRole('main').getByRole('button', { name: text('errors.retry') });
    const isAsked = page.waitForRequest(reads);
    await retry.click();
    await isAsked;
    await page.unroute(reads);
    // A live list may load by itself first.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(new ListPage(page, resource).rows).toHaveCount(10, { timeout: 3000 });
    }).toPass();
  });
}
