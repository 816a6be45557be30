import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMarking, type Marking } from '../../../kit/reading/marking.ts';
import { contactRequests, type ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { notifications } from '../../../schemas/notifications/notifications.ts';
import { useCustomerCalls } from '../calls.ts';

type Marked = Pick<ContactRequest, 'id'> & Partial<ContactRequest>;

/** Marks contact requests and their notifications as read or unread. */
export function useRequestMarking(): Marking<ContactRequest> {
  const { markRequest, markRequests } = useCustomerCalls();
  const queryClient = useQueryClient();
  const options = useMemo(
    () => ({
      markOne: async (request: ContactRequest, is_read: boolean) => {
        const body = { ...request, is_read };
        return (await markRequest({ body })) ?? body;
      },
      markMany: (requests: Marked[], is_read: boolean) =>
        markRequests({ query: { per_page: 1 }, body: requests.map((one) => ({ ...one, is_read })) }),
      show: () => {
        for (const { name } of [contactRequests, notifications])
          void queryClient.invalidateQueries({ queryKey: [name] });
      },
      updated: 'reading.bulk_done',
      failed: 'messages.failed',
    }),
    [markRequest, markRequests, queryClient],
  );
  return useMarking(options);
}
