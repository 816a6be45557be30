import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import { lazy, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { authProvider } from './authProvider/authProvider.ts';
import { http } from './authProvider/http.ts';
import { currentSession } from './authProvider/loadSession.ts';
import { SignedIn } from './authProvider/SignedIn.tsx';
import { ErrorPage } from './custom/errors/ErrorPage.tsx';
import { Loading } from './custom/errors/Loading.tsx';
import { NotFound } from './custom/errors/NotFound.tsx';
import { Landing } from './custom/Landing.tsx';
import { Logout } from './custom/login/Logout.tsx';
import { Layout } from './custom/shell/Layout.tsx';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import { queryClient } from './queryClient.ts';
import { RequirePage } from './resources/RequirePage.tsx';
import { resources } from './resources/index.ts';
import { pages } from './custom/pages.tsx';
import { useMenu } from './custom/shell/useMenu.ts';
import { models } from './schemas/models.ts';
import { preferences } from './preferences.ts';
import { Theme } from './theme/Theme.tsx';

const LoginScreen = lazy(() => import('./custom/login/LoginScreen.tsx'));

const dataProvider = createDataProvider({
  models,
  http,
  session: () => {
    const { store_id = '', staff_id = '' } = currentSession()?.who ?? {};
    return { storeId: store_id, staffId: staff_id };
  },
});

export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient }} store={preferences}>
      <Theme>
        <CoreAdminUI
          layout={Page}
          loginPage={LoginScreen}
          catchAll={NotFound}
          loading={Loading}
          error={ErrorPage}
          disableTelemetry
        >
          {resources.map(({ model, section, ...props }) => (
            <Resource key={props.name} {...props} />
          ))}
          <CustomRoutes>
            {pages.flatMap((page) =>
              [page.path, ...(page.routes ?? [])].map((path) => (
                <Route
                  key={path}
                  path={path}
                  element={<RequirePage model={page}>{page.element}</RequirePage>}
                />
              )),
            )}
            <Route path="/" element={<Landing />} />
            <Route path="/dashboard" element={<Landing />} />
          </CustomRoutes>
          <CustomRoutes noLayout>
            <Route path="/logout" element={<Logout />} />
            <Route
              path="/pages-404"
              element={
                <main>
                  <NotFound />
                </main>
              }
            />
            <Route
              path="/pages-500"
              element={
                <main>
                  <ErrorPage />
                </main>
              }
            />
          </CustomRoutes>
        </CoreAdminUI>
      </Theme>
    </CoreAdminContext>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <Frame>{children}</Frame>
    </SignedIn>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <Layout {...useMenu()}>{children}</Layout>;
}
