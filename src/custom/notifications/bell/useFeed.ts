import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../authProvider/session.ts';
import { useNotificationCalls } from '../calls.ts';
import { feedKey, itemsOf, totalsOf } from '../feed.ts';

/** The user's notifications, page by page until an empty one. The live connection adds new ones. */
export function useFeed() {
  const { who } = useSession();
  const { getFeedPage } = useNotificationCalls();
  const query = useInfiniteQuery({
    queryKey: feedKey(who.staff_id),
    queryFn: ({ pageParam, signal }) => getFeedPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.data.length > 0 ? pages.length + 1 : undefined),
    staleTime: Infinity,
  });
  const { data } = query;
  return { ...query, items: data && itemsOf(data), unread: data ? totalsOf(data).total_unread : 0 };
}
