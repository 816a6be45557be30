import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import TextsPage from '../../src/custom/storefront/texts/TextsPage.tsx';
import english from '../../src/i18n/en.ts';
import { owner } from './dialog.support.tsx';
import { renderShell } from './shell.render.tsx';

/** The page, with what the services answer to calls of the words of a language. */
async function open(answer: () => Response) {
  vi.stubGlobal('fetch', async (url: string) =>
    /frontend\/(en|fr)\b/.test(url) ? answer() : Response.json({}),
  );
  await act(() => renderShell(<TextsPage />, { path: '/configurations/texts', session: owner }));
}

test('texts that fail to load can be retried', async () => {
  let isDown = true;
  await open(() => (isDown ? new Response('', { status: 500 }) : Response.json({ Welcome: null })));
  const retry = await screen.findByRole('button', { name: english.errors.retry });
  isDown = false;
  await act(async () => fireEvent.click(retry));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('a store without texts says so', async () => {
  await open(() => Response.json({}));
  expect(await screen.findByText(english.storefrontTexts.empty)).toBeTruthy();
});
