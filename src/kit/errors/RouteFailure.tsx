import { useNavigate, useRouteError } from 'react-router-dom';
import { forgetFailure, isLoadFailure, mayBeGone } from '../late.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** Stands in for a page that failed, or whose code did not arrive, until another one is opened or it is tried again. */
export function RouteFailure() {
  const navigate = useNavigate();
  const error = useRouteError();
  if (!isLoadFailure(error)) return <ErrorPage />;
  const retry = () => {
    forgetFailure(error);
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true });
  };
  return <LoadFailure title="errors.load.page" mayBeGone={mayBeGone(error)} onRetry={retry} />;
}
