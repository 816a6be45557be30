import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadErrorPage } from '../../kit/errors/LoadErrorPage.tsx';
import { Loading } from '../../kit/errors/Loading.tsx';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { StoreTexts } from '../../i18n/StoreTexts.tsx';
import { missingFactorOf } from '../../authProvider/missingFactor.ts';
import { sessionQuery } from '../../authProvider/sessionQuery.ts';
import { useIsLocked } from '../../authProvider/screenLock.ts';
import { signOutReasonOf, readSignOutReason } from '../../authProvider/signOutReason.ts';
import { SessionContext, useSession } from '../../authProvider/session.ts';

const SecondFactorScreen = lazyWithPreload(() => import('./secondFactor/SecondFactorScreen.tsx'));
const LockScreen = lazyWithPreload(() => import('./LockScreen.tsx'));

/** Loads the session before rendering children; visitors are sent to /login and return to the page they asked for. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery(sessionQuery);
  const lack = missingFactorOf(error);
  if (lack) {
    return (
      <FullScreen>
        <SecondFactorScreen lack={lack} />
      </FullScreen>
    );
  }
  const isRefused = error instanceof HttpError && [401, 403, 404].includes(error.status);
  if (data === null || (isRefused && !data)) {
    const why = isRefused
      ? signOutReasonOf(error)
      : (readSignOutReason() ?? (pathname === '/' ? undefined : 'needed'));
    return <Navigate to="/login" replace state={{ nextPathname: pathname, nextSearch: search, why }} />;
  }
  if (data) {
    return (
      <SessionContext value={data}>
        <StoreTexts>
          <Unlocked>{children}</Unlocked>
        </StoreTexts>
      </SessionContext>
    );
  }
  return isFetching ? <Loading /> : <LoadErrorPage onRetry={() => void refetch()} />;
}

/** Renders only the lock screen while the screen is locked. */
function Unlocked({ children }: { children: ReactNode }) {
  const isLocked = useIsLocked(useSession().staff.id);
  return isLocked ? (
    <FullScreen>
      <LockScreen />
    </FullScreen>
  ) : (
    children
  );
}

/** A screen that replaces the app frame; when it closes, the page gets the focus. */
function FullScreen({ children }: { children: ReactNode }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus();
    },
    [],
  );
  return <Suspense fallback={<Loading />}>{children}</Suspense>;
}
