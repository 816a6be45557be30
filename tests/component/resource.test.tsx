import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { resources } from '../../src/resources/index.ts';

test('every resource is registered under the name of its model', () => {
  expect(resources.map(({ resource }) => resource.name)).toEqual(resources.map(({ model }) => model.name));
});

test('a link that is made of the resource’s name leads to where its page lives', async () => {
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
