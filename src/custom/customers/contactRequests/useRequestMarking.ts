import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMarking, type Marking } from '../../../kit/reading/marking.ts';
import { contactRequests, type ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { notifications } from '../../../schemas/notifications/notifications.ts';
import { useContactRequestCalls } from './calls.ts';

/** Marks contact requests and their notifications as read or unread. */
export function useRequestMarking(): Marking<ContactRequest> {
  const { markRequest, markRequests } = useContactRequestCalls();
  const queryClient = useQueryClient();
  const options = useMemo(
    () => ({
      markOne: markRequest,
      markMany: markRequests,
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
