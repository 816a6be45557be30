import { useQuery } from '@tanstack/react-query';
import { useOrderCalls, type End } from './calls.ts';

const none: End[] = [];

/** Every open location of the store: a transfer may go to one that the person does not see otherwise. */
export function useEnds(): End[] {
  const { getEnds } = useOrderCalls();
  const { data = none } = useQuery({
    queryKey: ['transfers', 'ends'],
    queryFn: ({ signal }) => getEnds(signal),
    staleTime: 60_000,
  });
  return data;
}
