import { useInfiniteQuery } from '@tanstack/react-query';
import { useCan } from '../../authProvider/useCan.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { useThreadCalls } from './calls.ts';
import { MailBubble } from './MailBubble.tsx';
import { MailComposer } from './MailComposer.tsx';
import { MessageList } from './MessageList.tsx';

const PAGE = 20;

/** The emails of the conversation on the page, sent by whatever part of the product, and the field to answer. */
export function MailConversation() {
  const { id, location_id, address } = usePageRecord(threads);
  // That of a forgotten customer has no address.
  const isWritable = useCan()('update', threads, { location_id }) && address.includes('@');
  const { listThreadMails } = useThreadCalls();
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    // Refetched when an email arrives or changes its state.
    queryKey: ['mails', 'thread', id],
    queryFn: ({ pageParam, signal }) =>
      listThreadMails({ params: { id }, query: { page: pageParam, per_page: PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata }, pages) =>
      pages.length * PAGE < metadata.total ? pages.length + 1 : undefined,
    retry: false,
  });
  const mails = data?.pages.flatMap((page) => page.data);
  return (
    <>
      <MessageList
        messages={mails?.map((mail) => (
          <MailBubble key={mail.id} mail={mail} />
        ))}
        hasEarlier={hasNextPage}
        hasFailed={Boolean(error)}
        onEarlier={() => void fetchNextPage()}
        onRetry={() => void refetch()}
      />
      {isWritable && mails && <MailComposer key={id} lastSubject={mails[0]?.subject} />}
    </>
  );
}
