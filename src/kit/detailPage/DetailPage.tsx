import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { isNotFound } from '../errors/isNotFound.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { useRememberRecord } from '../recentRecords.ts';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';

interface DetailPageProps<R> {
  model: Model;
  id: string;
  /** Message key of the load error. */
  failed: string;
  /** Rendered above the record, also while it is loading. */
  renderHeader?: (record: R | undefined) => ReactNode;
  /** Rendered if the record does not exist; receives the error alert as children. */
  missing?: ComponentType<{ id: string; children: ReactNode }>;
  children: (record: R) => ReactNode;
}

/** The page of one record: a skeleton while loading, or an error with a retry button. */
export function DetailPage<R extends RaRecord<string>>(props: DetailPageProps<R>) {
  const { model, id, failed, renderHeader, missing: Missing, children } = props;
  const { data, error, isFetching, refetch } = useGetOne<R>(model.name, { id }, queryOptions);
  useRememberRecord(model, data);
  const isMissing = isNotFound(error);
  const notice = (
    <LoadErrorAlert message={isMissing ? 'messages.not_found' : failed} onRetry={() => void refetch()} />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      {renderHeader?.(data)}
      {data ? (
        children(data)
      ) : !error || isFetching ? (
        <FormSkeleton slots={8} />
      ) : isMissing && Missing ? (
        <Missing id={id}>{notice}</Missing>
      ) : (
        notice
      )}
    </Stack>
  );
}

/** Errors are shown in the page. */
const queryOptions = { retry: false, onError: () => undefined };
