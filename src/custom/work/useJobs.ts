import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../authProvider/session.ts';
import type { ShownState } from '../../schemas/work/jobs.ts';
import { useWorkCalls } from './calls.ts';

/** The store's jobs in a state; the live connection says when to ask again. */
export function useJobs(state: ShownState, count: number) {
  const { store_id } = useSession().who;
  const { getJobs } = useWorkCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', store_id, state, count],
    queryFn: ({ signal }) => getJobs(state, count, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...data, error: data ? null : error, reload: () => void refetch() };
}

/** Cancels a job, or has it tried again. */
export function useJobAction(action: 'cancelJob' | 'retryJob') {
  const calls = useWorkCalls();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: calls[action],
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
