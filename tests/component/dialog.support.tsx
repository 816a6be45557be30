import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext, memoryStore, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SessionContext } from '../../src/authProvider/session.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { rights } from '../../src/schemas/rights.ts';
import { Theme } from '../../src/theme/Theme.tsx';
import { authProvider, dataProvider as ownProvider, session } from './shell.render.tsx';

/** A user with every right. */
export const owner = { ...session, who: { ...session.who, rights } };

/** Renders a dialog for a user with every right. */
export async function openDialog(
  dialog: ReactElement,
  answers: Partial<DataProvider>,
  role: 'dialog' | 'alertdialog' = 'dialog',
  path = '/',
) {
  const dataProvider = { ...ownProvider, ...answers };
  const i18nProvider = await createI18nProvider('en');
  const page = (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }} store={memoryStore()}>
      <Theme>
        <SessionContext value={owner}>{dialog}</SessionContext>
      </Theme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return within(await screen.findByRole(role));
}
