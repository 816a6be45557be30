import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import { lazy, type ReactNode } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { authProvider } from './authProvider/authProvider.ts';
import { SignedIn } from './custom/account/SignedIn.tsx';
import { Lock } from './custom/account/Lock.tsx';
import { ErrorPage } from './kit/errors/ErrorPage.tsx';
import { Loading } from './kit/errors/Loading.tsx';
import { NotFound } from './kit/errors/NotFound.tsx';
import { Logout } from './custom/login/Logout.tsx';
import { Layout } from './custom/shell/Layout.tsx';
import { dataProvider } from './services.ts';
import { queryClient } from './queryClient.ts';
import { Navigation } from './kit/navigation.tsx';
import { RequirePage } from './kit/RequirePage.tsx';
import { pages, resources } from './resources/index.ts';
import { useMenu } from './custom/shell/useMenu.ts';
import { preferences } from './preferences.ts';
import { Theme } from './theme/Theme.tsx';

const LoginScreen = lazy(() => import('./custom/login/LoginScreen.tsx'));
const ForgotPassword = lazy(() => import('./custom/account/ForgotPassword.tsx'));
const ConfirmCode = lazy(() => import('./custom/account/ConfirmCode.tsx'));
const ResetPassword = lazy(() => import('./custom/account/ResetPassword.tsx'));

export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <Navigation>
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
            {resources.map(({ resource }) => (
              <Resource key={resource.name} {...resource} />
            ))}
            <CustomRoutes>
              {pages.flatMap((page) =>
                (page.routes ?? [page.path]).map((path) => (
                  <Route
                    key={path}
                    path={path}
                    element={<RequirePage page={page}>{page.element}</RequirePage>}
                  />
                )),
              )}
              <Route path="/" element={<Navigate to="/dashboard" replace />} />
              <Route path="/auth-lock-screen" element={<Lock />} />
            </CustomRoutes>
            <CustomRoutes noLayout>
              <Route path="/logout" element={<Logout />} />
              <Route path="/forgot-password" element={<ForgotPassword />} />
              <Route path="/confirm-code" element={<ConfirmCode />} />
              <Route path="/reset-password" element={<ResetPassword />} />
              <Route path="/pages-login" element={<Navigate to="/login" replace />} />
              <Route path="/pages-register" element={<Navigate to="/login" replace />} />
              <Route path="/pages-forgot-pwd" element={<Navigate to="/forgot-password" replace />} />
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
    </Navigation>
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
  return (
    <Layout {...useMenu(pages)} pages={pages}>
      {children}
    </Layout>
  );
}
