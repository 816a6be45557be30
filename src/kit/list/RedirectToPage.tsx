import { useGetOne } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import { LoadErrorDialog } from '../LoadErrorDialog.tsx';
import { useListOptions } from '../page.ts';
import { useBackToList } from '../detailPage/useBackToList.ts';

/** Redirects from a dialog's URL to the detail page that replaces it. */
export function RedirectToPage({ model }: { model: Model }) {
  const { id } = useParams();
  const { rowLink, createLink } = useListOptions();
  const back = useBackToList();
  const { data, error, refetch } = useGetOne(
    model.name,
    { id: id ?? '' },
    { enabled: id !== undefined, retry: false },
  );
  const to = id === undefined ? createLink : data && rowLink?.(data);
  if (to) return <Navigate to={to} replace />;
  return error ? <LoadErrorDialog onRetry={() => void refetch()} onClose={back} /> : null;
}
