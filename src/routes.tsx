import { useEffect } from 'react';
import { useScrollToTop } from 'react-admin';
import { Navigate, Outlet, Route } from 'react-router-dom';
import { Lock } from './custom/account/Lock.tsx';
import { RequireSession } from './custom/account/RequireSession.tsx';
import { Logout } from './custom/login/Logout.tsx';
import { Layout } from './custom/shell/Layout.tsx';
import { useMenu } from './custom/shell/useMenu.ts';
import { ErrorPage } from './kit/errors/ErrorPage.tsx';
import { NotFound } from './kit/errors/NotFound.tsx';
import { RouteErrorPage } from './kit/errors/RouteErrorPage.tsx';
import { lazyWithPreload } from './kit/lazyWithPreload.ts';
import { loadCode, PagesContext } from './kit/page.ts';
import { whenIdle } from './kit/whenIdle.ts';
import { PageRoutes } from './PageRoutes.tsx';
import { pages, resources } from './resources/index.ts';

const LoginScreen = lazyWithPreload(() => import('./custom/login/LoginScreen.tsx'));
const ForgotPassword = lazyWithPreload(() => import('./custom/account/ForgotPassword.tsx'));
const ConfirmCode = lazyWithPreload(() => import('./custom/account/ConfirmCode.tsx'));
const ResetPassword = lazyWithPreload(() => import('./custom/account/ResetPassword.tsx'));

/** All routes of the admin: screens without the layout, and the pages inside it. */
export const routes = (
  <Route errorElement={<RouteErrorPage />}>
    <Route path="/login" element={<LoginScreen />} />
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
    <Route
      element={
        <RequireSession>
          <Frame />
        </RequireSession>
      }
    >
      <Route errorElement={<RouteErrorPage />}>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route path="/auth-lock-screen" element={<Lock />} />
        <Route path="*" element={<PageRoutes />} />
      </Route>
    </Route>
  </Route>
);

function Frame() {
  useEffect(() => whenIdle(() => resources.forEach((one) => void loadCode(one))), []);
  return (
    <PagesContext value={pages}>
      <Layout {...useMenu(pages)} pages={pages}>
        <ScrollToTop />
        <Outlet />
      </Layout>
    </PagesContext>
  );
}

/** Scrolls to the top where react-admin requests it, after a page change of a list. */
function ScrollToTop() {
  useScrollToTop();
  return null;
}
