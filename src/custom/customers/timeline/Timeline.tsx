import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { TimelineList } from '../../../kit/timeline/TimelineItem.tsx';
import { customers } from '../../../schemas/customers/customers.ts';
import type { TimelineEntry as Entry } from '../../../schemas/customers/timeline.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { MailDialog } from '../../mail/index.ts';
import { useLiveUpdates } from '../../notifications/index.ts';
import { Card } from '../../../kit/Card.tsx';
import { useCustomerCalls } from '../calls.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

const perPage = 10;
/** Polling interval for emails that are being sent, in milliseconds. */
const pause = 3000;

interface Page {
  data: Entry[];
  metadata: { total: number };
}

const isOnItsWay = ({ kind, state }: Entry) => kind === 'MAIL' && ['queued', 'sending'].includes(state ?? '');

/**
 * Everything that happened with a customer, newest first: appointments, contact requests, emails and changes of the
 * record.
 */
export default function Timeline() {
  const { id: customerId, _etag } = usePageRecord(customers);
  const translate = useTranslate();
  const { getTimeline } = useCustomerCalls();
  const [mail, setMail] = useState<string>();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    // Refetched when an email's state or the customer changes.
    queryKey: ['mails', 'timeline', customerId, _etag],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      getTimeline({ params: { id: customerId }, query: { page: pageParam, per_page: perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata }: Page, pages) =>
      pages.length * perPage < metadata.total ? pages.length + 1 : undefined,
    retry: false,
    refetchInterval: ({ state }) => (hasOpenMail(state.data) ? pause : false),
  });
  useLiveUpdates(useCallback(() => void refetch(), [refetch]));
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <Card title={translate('customerProfile.timeline.title')}>
      {entries ? (
        <TimelineList>
          {entries.map((entry) => (
            <TimelineEntry
              key={`${entry.kind} ${entry.id}`}
              entry={entry}
              customerId={customerId}
              onMail={setMail}
            />
          ))}
        </TimelineList>
      ) : error ? (
        <LoadErrorAlert message="customerProfile.load_failed" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} />
      )}
      {entries?.length === 0 && (
        <Typography color="text.secondary">{translate('customerProfile.timeline.nothing')}</Typography>
      )}
      {hasNextPage && (
        <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {translate('customerProfile.timeline.older')}
        </Button>
      )}
      {mail && (
        <LazyBoundary onClose={() => setMail(undefined)}>
          <MailDialog id={mail} onClose={() => setMail(undefined)} />
        </LazyBoundary>
      )}
    </Card>
  );
}

const hasOpenMail = (data: InfiniteData<Page> | undefined) =>
  data?.pages.some((page) => page.data.some(isOnItsWay)) ?? false;
