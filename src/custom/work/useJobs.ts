import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../authProvider/session.ts';
import type { Job, VisibleJobState } from '../../schemas/work/jobs.ts';
import { useWorkCalls } from './calls.ts';

/** Returns the store's jobs in a state. Live updates trigger a refetch. */
export function useJobs(state: VisibleJobState, count: number) {
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

/** Polling interval of an unfinished job, in milliseconds. Live updates usually come sooner. */
const pause = 2000;

/** Polls a job until it is finished. */
export function useJob(id: string) {
  const { store_id } = useSession().who;
  const { getJob } = useWorkCalls();
  return useQuery({
    queryKey: ['jobs', store_id, 'one', id],
    queryFn: ({ signal }) => getJob({ params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : pause),
  });
}

const isOver = ({ state }: Job) => state !== 'queued' && state !== 'running';

/** Cancels or retries a job. */
export function useJobAction(action: 'cancelJob' | 'retryJob') {
  const calls = useWorkCalls();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => calls[action]({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
