// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Layout } from '../../src/custom/shell/Layout.tsx';
import { useMenu } from '../../src/custom/shell/useMenu.ts';
import brandsResource from '../../src/resources/brands.tsx';
import { pages } from '../../src/resources/index.ts';
import { renderShell } from './shell.render.tsx';

const brand = { id: 'b1', name: 'Aurora', slug: 'aurora', display_order: 1, is_voided: false };

function Page() {
  return (
    <Layout {...useMenu(pages)} pages={pages}>
      {brandsResource.element}
    </Layout>
  );
}

test('the layout and a list need no message that is loaded later', async () => {
  const report = vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', async () => Response.json({ data: [brand], metadata: { total: 1 } }));
  await renderShell(<Page />, { hasFirstWordsOnly: true });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aurora/ }, { timeout: 10_000 }));
  const menus = screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-haspopup') === 'menu');
  expect(menus.length).toBeGreaterThan(3);
  for (const menu of menus) {
    await userEvent.click(menu);
    await userEvent.keyboard('{Escape}');
  }
  expect(report.mock.calls.filter(([text]) => String(text).startsWith('Missing'))).toEqual([]);
});
