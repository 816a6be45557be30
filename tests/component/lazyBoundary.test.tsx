import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { lazyWithPreload } from '../../src/kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../src/kit/LazyBoundary.tsx';
import { Theme } from '../../src/theme/Theme.tsx';
import { dataProvider } from './shell.render.tsx';

const Opened = () => <p>Opened</p>;

type Load = () => Promise<{ default: typeof Opened }>;

async function open(load: Load) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Dialog = lazyWithPreload(load);
  const i18nProvider = await createI18nProvider('en');
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && (
          <LazyBoundary onClose={() => setIsOpen(false)}>
            <Dialog />
          </LazyBoundary>
        )}
      </>
    );
  }
  render(
    <CoreAdminContext {...{ dataProvider, i18nProvider }}>
      <Theme>
        <Page />
      </Theme>
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByText('Open'));
}

test('a dialog whose code fails to load shows an error over the page, and opens on retry', async () => {
  const load = vi.fn<Load>(async () => ({ default: Opened }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  load.mockRejectedValueOnce(new TypeError('error loading dynamically imported module: /assets/x.js'));
  await open(load);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByText('Open')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  // The file may belong to a replaced version.
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Opened')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it can be closed and opened again later', async () => {
  const load = vi.fn<Load>(async () => ({ default: Opened }));
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  await open(load);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Open'));
  expect(await screen.findByText('Opened')).toBeTruthy();
});
