import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../authProvider/session.ts';
import { useShippingCalls } from './calls.ts';

const minutes = 60_000;

/** Loads the carriers; cached, since they rarely change. */
export function useCarriers() {
  const { store_id } = useSession().who;
  const { getCarriers } = useShippingCalls();
  return useQuery({
    queryKey: ['shipping', 'carriers', store_id],
    queryFn: ({ signal }) => getCarriers({ signal }),
    staleTime: 10 * minutes,
  });
}
