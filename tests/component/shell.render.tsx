import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CoreAdminContext, memoryStore, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach } from 'vitest';
import { SessionContext, type Session } from '../../src/authProvider/session.ts';
import { domainCalls } from '../../src/resources/calls.ts';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { loadFirstMessages, type Language } from '../../src/i18n/languages.ts';
import { models } from '../../src/schemas/models.ts';
import { Theme } from '../../src/theme/Theme.tsx';

afterEach(cleanup);

const place = (id: number, location_name: string, is_voided = false) => ({
  id,
  location_name,
  email: `${id}@atlas.localhost`,
  phone: null,
  address_1: `${id} Main Street`,
  address_2: null,
  city: 'Toronto',
  country: 'CA',
  state: 'ON',
  postcode: 'M5V 2A9',
  timezone: 'America/Toronto',
  is_main: id === 1,
  is_voided,
});

export const session: Session = {
  who: { staff_id: 's1', store_id: 'st1', role: 'STORE_OWNER', rights: [], location_id: null },
  staff: {
    id: 's1',
    first_name: 'Maya',
    last_name: 'Lindqvist',
    email: 'maya@atlas.localhost',
    role: 'STORE_OWNER',
    location_id: null,
    settings: { default_locale: 'en' },
  },
  store: {
    id: 'st1',
    name: 'Atlas Device Care',
    business_name: 'Atlas Device Care Inc.',
    email: 'hello@atlas.localhost',
    phone: null,
    slogan: null,
    domain: 'atlas.localhost',
    tenant_id: 'atlas-demo',
    timezone: 'America/Toronto',
  },
  features: new Set(),
  locations: [place(1, 'Downtown'), place(2, 'Harbourfront'), place(3, 'Old Mill', true)],
};

/** The admin's own client; the test's `fetch` responds. */
export const dataProvider = createDataProvider({
  models,
  http: createHttp({ bases: {}, getToken: async () => 'token' }),
  session: () => ({ storeId: 'st1', staffId: 's1', locale: 'en' }),
  calls: domainCalls,
});

export const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
};

interface Options {
  path?: string;
  language?: Language;
  /** Loaded only before the first page. */
  hasFirstWordsOnly?: boolean;
  session?: Session;
  authProvider?: AuthProvider;
  /** Stored preferences; empty by default. */
  remembered?: Record<string, unknown>;
}

/** Renders inside the providers of the whole admin. */
export async function renderShell(element: ReactElement, options: Options = {}) {
  const { language = 'en', hasFirstWordsOnly = false } = options;
  const first = hasFirstWordsOnly ? loadFirstMessages(language) : undefined;
  const i18nProvider = await createI18nProvider(language, first);
  const page = (
    <CoreAdminContext
      store={memoryStore(options.remembered)}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      authProvider={options.authProvider ?? authProvider}
    >
      <Theme>
        <SessionContext value={options.session ?? session}>{element}</SessionContext>
      </Theme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [options.path ?? '/brands'],
  });
  render(<RouterProvider router={router} />);
  return router;
}
