import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { useInfiniteRecords } from './useInfiniteRecords.ts';

interface InfiniteRecordsProps<T extends RaRecord> {
  pages: ReturnType<typeof useInfiniteRecords<T>>;
  /** Message key shown when there are no records. */
  nothing: string;
  children: (records: T[]) => ReactNode;
}

/** Loaded records with a button to load more. */
export function InfiniteRecords<T extends RaRecord>({ pages, nothing, children }: InfiniteRecordsProps<T>) {
  const translate = useTranslate();
  const { records, error, refetch, hasNextPage, isFetching, fetchNextPage } = pages;
  if (!records) {
    return error ? (
      <LoadErrorAlert message="inventory.item.load_failed" onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={120} />
    );
  }
  return (
    <>
      {records.length === 0 ? (
        <Typography color="text.secondary">{translate(nothing)}</Typography>
      ) : (
        children(records)
      )}
      {hasNextPage && (
        <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {translate('inventory.item.more')}
        </Button>
      )}
    </>
  );
}
