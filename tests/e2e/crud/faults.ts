import type { Page } from '@playwright/test';
import { accountOf } from '../support/accounts.ts';
import { ListPage } from '../support/listPage.ts';
import { signIn } from '../support/signIn.ts';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { make, type Crud } from './crud.ts';

export function faultTests(crud: Crud): void {
  const { resource } = crud;
  const reads = new RegExp(`/dc/store/[^/]+/${resource}\\?`);
  const writes = new RegExp(`/dc/store/[^/]+/${resource}(/with_file)?$`);
  const save = text('dialog.save');

  const faults: [string, string, (page: Page) => Promise<unknown>][] = [
    [
      'a failure of the services',
      '',
      (page) => page.route(writes, (route) => route.fulfill({ status: 500 })),
    ],
    ['a time-out', 'messages.connection', (page) => page.route(writes, (route) => route.abort('timedout'))],
    ['no network', 'messages.offline', (page) => page.context().setOffline(true)],
  ];

  test('failures are reported, and nothing typed is lost', async ({ page, api, problems }) => {
    test.setTimeout(90_000);
    problems.allowStatus(401, 500);
    problems.allowNoConnection();
    const { first } = await make(api, crud, {});
    const list = new ListPage(page, resource);
    const slug = list.dialog.locator('[name=slug]');
    const submit = list.dialog.getByRole('button', { name: save });

    await test.step('a list that fails to load shows an error with a retry', async () => {
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
        await expect(list.rows).toHaveCount(10, { timeout: 3000 });
      }).toPass();
    });

    await test.step('failures while saving are reported, and the input can be saved later', async () => {
      await visit(page, `/${resource}/${first.id}`);
      await slug.fill(`typed-${first.id}`);
      for (const [fault, message, inject] of faults) {
        await test.step(fault, async () => {
          await inject(page);
          await submit.click();
          const expected = message ? text(message) : list.text('messages.update_failed');
          await expect(list.toast.filter({ hasText: expected })).toBeVisible();
          await expect(slug).toHaveValue(`typed-${first.id}`);
          await page.unroute(writes);
          await page.context().setOffline(false);
        });
      }
      await submit.click();
      await expect(list.dialog).toBeHidden();
      expect(await api.one(resource, first.id)).toMatchObject({ slug: `typed-${first.id}` });
    });

    await test.step('a session that expires while typing leads to the sign-in and back to the input', async () => {
      await visit(page, `/${resource}/${first.id}`);
      await slug.fill(`again-${first.id}`);
      await page.route(writes, (route) => route.fulfill({ status: 401 }));
      await submit.click();
      await expect(page).toHaveURL('/login');
      await page.unroute(writes);
      await signIn(page, accountOf('STORE_OWNER'));
      await expect(page).toHaveURL(`/${resource}/${first.id}`);
      await expect(list.dialog.getByText(text('dialog.draft.restored'))).toBeVisible();
      await expect(slug).toHaveValue(`again-${first.id}`);
      await submit.click();
      await expect(list.dialog).toBeHidden();
      expect(await api.one(resource, first.id)).toMatchObject({ slug: `again-${first.id}` });
    });
  });
}
