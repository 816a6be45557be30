import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import { HttpError, useGetOne, type RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';

interface DetailPageProps<R> {
  model: Model;
  id: string;
  /** The message key of what is said when it cannot be loaded. */
  failed: string;
  /** Stands above the record, and before it is there. */
  header?: ComponentType<{ record: R | undefined }>;
  /** What is done about a record that is not there; it is given the notice of that. */
  missing?: ComponentType<{ id: string; children: ReactNode }>;
  children: (record: R) => ReactNode;
}

/** The page of one record: once it is loaded what shows it, else why it is not there and another try. */
export function DetailPage<R extends RaRecord<string>>(props: DetailPageProps<R>) {
  const { model, id, failed, header: Header, missing: Missing, children } = props;
  const { data, error, isFetching, refetch } = useGetOne<R>(model.name, { id }, asked);
  const isMissing = error instanceof HttpError && error.status === 404;
  const notice = (
    <LoadErrorAlert message={isMissing ? 'messages.not_found' : failed} onRetry={() => void refetch()} />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      {Header && <Header record={data} />}
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

/** What fails is said in its place. */
const asked = { retry: false, onError: () => undefined };
