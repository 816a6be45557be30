import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobState } from '../../schemas/work/jobs.ts';

/** A background job of the services. */
export interface BackgroundJob {
  id: string;
  state: JobState;
  done: number;
  total: number;
}

export const isJobActive = ({ state }: Pick<BackgroundJob, 'state'>) =>
  state === 'queued' || state === 'running';

/** Polling interval, in milliseconds. */
const pollInterval = 1000;

interface Calls<W extends BackgroundJob> {
  /** Query key of such jobs, completed by the id. */
  key: string;
  get: (id: string, signal?: AbortSignal) => Promise<W>;
  cancel: (id: string) => Promise<W>;
}

export interface JobProgress<W extends BackgroundJob> {
  work: W;
  /** Why the progress could not be loaded. */
  error: Error | null;
  reload: () => void;
  cancel: () => void;
  isCancelling: boolean;
  /** Why the job could not be cancelled. */
  cancelError: Error | null;
}

/** Polls a job's progress every second until it ends; `first` is the response that started it. */
export function useJobProgress<W extends BackgroundJob>(
  first: W,
  { key, get, cancel }: Calls<W>,
): JobProgress<W> {
  const queryClient = useQueryClient();
  const queryKey = [key, first.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => get(first.id, signal),
    refetchInterval: ({ state }) => !state.error && isJobActive(state.data ?? first) && pollInterval,
    staleTime: 0,
  });
  const cancelling = useMutation({
    mutationFn: () => cancel(first.id),
    onSuccess: async (answer) => {
      // A poll that is under way was answered before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
  });
  return {
    work: data ?? first,
    error,
    reload: () => void refetch(),
    cancel: () => cancelling.mutate(),
    isCancelling: cancelling.isPending,
    cancelError: cancelling.error,
  };
}
