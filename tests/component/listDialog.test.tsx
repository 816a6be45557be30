import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SessionContext } from '../../src/authProvider/session.ts';
import { withPrefetch } from '../../src/dataProvider/prefetch.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { Navigation } from '../../src/kit/navigation.tsx';
import brandsResource from '../../src/resources/brands.tsx';
import { Theme } from '../../src/theme/Theme.tsx';
import { owner } from './dialog.support.tsx';
import { authProvider, dataProvider as ownProvider } from './shell.render.tsx';

const brands = ['Anker', 'Belkin'].map((name) => ({ id: name, name, slug: name.toLowerCase() }));

/** The list of brands in the root route, as in the admin. */
async function openList(address = '/brands') {
  const dataProvider = withPrefetch({
    ...ownProvider,
    getList: async (name: string, { filter }: { filter: { name?: string } }) => {
      const own = name === 'brands' ? brands : [];
      const data = own.filter((brand) => brand.name.includes(filter.name ?? ''));
      return { data, total: data.length };
    },
    getOne: async (_: string, { id }: { id: string }) => ({ data: brands.find((one) => one.id === id) }),
  } as unknown as DataProvider);
  const i18nProvider = await createI18nProvider('en');
  const page = (
    <Navigation>
      <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }} store={memoryStore()}>
        <Theme>
          <SessionContext value={owner}>{brandsResource.element}</SessionContext>
        </Theme>
      </CoreAdminContext>
    </Navigation>
  );
  const router = createMemoryRouter([{ path: '/brands/*', element: page }], { initialEntries: [address] });
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByText('Anker');
  return router;
}

const row = (name: string) => screen.queryByRole('link', { name, hidden: true });
const nameFilter = () => screen.getByLabelText<HTMLInputElement>('Name', { selector: '[role=search] input' });

test('a pending filter is applied under a row’s dialog, which stays open', async () => {
  const router = await openList();
  const filter = () => new URLSearchParams(router.state.location.search).get('filter');
  const typed = '{"name":"Belk"}';
  const link = screen.getByRole('link', { name: 'Belkin' });
  await act(async () => {
    fireEvent.change(nameFilter(), { target: { value: 'Belk' } });
    fireEvent.click(link);
  });
  // On a slow machine the filter may be applied by now.
  expect(router.state.location.pathname).toBe('/brands/Belkin');
  const dialog = await screen.findByRole('dialog');

  await waitFor(() => expect(row('Anker')).toBeNull());
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(router.state.location).toMatchObject({ pathname: '/brands/Belkin', state: { dialog: true } });
  expect(filter()).toBe(typed);

  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/brands');
  expect(filter()).toBe(typed);
  expect(row('Anker')).toBeNull();
  expect(nameFilter().value).toBe('Belk');

  await act(() => router.navigate(-1));
  await screen.findByText('Anker');
  expect(router.state.location).toMatchObject({ pathname: '/brands', search: '' });
  expect(nameFilter().value).toBe('');
});

test('a page beyond the last is corrected under a dialog opened by URL', async () => {
  const router = await openList('/brands/Belkin?page=3');
  const page = () => new URLSearchParams(router.state.location.search).get('page');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(page()).toBe('1'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/brands/Belkin' } });
});
