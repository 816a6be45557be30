import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, memoryStore, ResourceContextProvider, type RaRecord } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import NameInput from '../../src/kit/form/inputs/NameInput.tsx';
import SlugInput from '../../src/kit/form/inputs/SlugInput.tsx';
import { Theme } from '../../src/theme/Theme.tsx';
import { authProvider, dataProvider } from './shell.render.tsx';

afterEach(cleanup);

async function show(record?: RaRecord) {
  const i18nProvider = await createI18nProvider('en');
  const page = (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }} store={memoryStore()}>
      <Theme>
        <ResourceContextProvider value="brands">
          <Form record={record}>
            <NameInput />
            <SlugInput />
          </Form>
        </ResourceContextProvider>
      </Theme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  await act(async () => render(<RouterProvider router={router} />));
  const input = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { name: input(/Name/), slug: input(/Slug/) };
}

const warning = /will no longer work/;

test('the slug of a new record follows its name', async () => {
  const { name, slug } = await show();
  await userEvent.type(name, 'Galaxy S24 +');
  expect(slug.value).toBe('galaxy-s24');
  expect(screen.queryByText(warning)).toBeNull();
});

test('a new name keeps a stored slug, and changing that shows a warning', async () => {
  const { name, slug } = await show({ id: '1', name: 'Acme', slug: 'acme' });
  await userEvent.type(name, ' Inc');
  expect(slug.value).toBe('acme');
  await userEvent.type(slug, '-inc');
  expect(screen.getByText(warning).textContent).toContain('acme');
});
