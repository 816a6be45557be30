import { HttpError, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import { stockCounts, type StockCount } from '../../../schemas/inventory/counts.ts';
import { CountView } from './CountView.tsx';

/** A count: what is scanned, how it stands, and how it ends. */
export default function CountPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<StockCount>(
    stockCounts.name,
    { id },
    { retry: false, onError: () => undefined },
  );
  if (data) return <CountView key={id} count={data} />;
  if (!error || isFetching) return <FormSkeleton slots={6} />;
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <LoadAgain
      message={translate(isMissing ? 'messages.not_found' : 'counts.failed')}
      onRetry={() => void refetch()}
    />
  );
}
