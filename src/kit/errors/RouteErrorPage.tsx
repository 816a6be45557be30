import { useNavigate, useRouteError } from 'react-router-dom';
import { retryFailedLoad, isChunkLoadError, isLikelyOutdated } from '../lazyWithPreload.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LoadErrorPage } from './LoadErrorPage.tsx';

/** Replaces a page that failed or whose code could not be loaded, until navigation or retry. */
export function RouteErrorPage() {
  const navigate = useNavigate();
  const error = useRouteError();
  if (!isChunkLoadError(error)) return <ErrorPage />;
  const retry = () => {
    retryFailedLoad(error);
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true });
  };
  return <LoadErrorPage title="errors.load.page" isOutdated={isLikelyOutdated(error)} onRetry={retry} />;
}
