import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageRoutes } from '../../src/PageRoutes.tsx';
import { PagesContext } from '../../src/kit/page.ts';
import { pages, resources } from '../../src/resources/index.ts';
import { flags } from '../../src/schemas/flags.ts';
import { rights } from '../../src/schemas/rights.ts';
import { renderShell, session } from './shell.render.tsx';

test('every resource is registered under its model’s name', () => {
  expect(resources.map(({ resource }) => resource.name)).toEqual(resources.map(({ model }) => model.name));
});

test('a link by resource name redirects to the page’s path', async () => {
  const { resource } = resources.find(({ name }) => name === 'repairs')!;
  const List = resource.list as ComponentType;
  const router = createMemoryRouter(
    [
      { path: '/repairs/*', element: <List /> },
      { path: '/Manage/*', element: <Address /> },
    ],
    { initialEntries: ['/repairs/7?page=2'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('/Manage/7?page=2')).toBeTruthy();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test.each([
  ['/Hub', '/notifications', ''],
  ['/hub', '/notifications', ''],
  ['/TradeDevicePool', '/DevicePool', '{"from_trade":true}'],
])('%s redirects to %s', async (path, to, filter) => {
  const router = await renderShell(
    <PagesContext value={pages}>
      <PageRoutes />
    </PagesContext>,
    {
      path,
      session: { ...session, who: { ...session.who, rights }, features: new Set(flags) },
    },
  );
  await waitFor(() => expect(router.state.location.pathname.toLowerCase()).toBe(to.toLowerCase()));
  expect(new URLSearchParams(router.state.location.search).get('filter') ?? '').toBe(filter);
});
