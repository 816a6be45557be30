import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../authProvider/session.ts';
import { useStoreCalls } from '../../store/index.ts';

/** The drop-off methods that the store offers (contract 4 §5). */
export function useDeliveryMethods() {
  const { store_id } = useSession().who;
  const { getDeliveryMethods } = useStoreCalls();
  const { data, isError, refetch } = useQuery({
    queryKey: ['delivery_methods', store_id],
    queryFn: ({ signal }) => getDeliveryMethods({ signal }),
  });
  const codes = data?.filter(({ is_enabled }) => is_enabled).map(({ code }) => code);
  return { codes, isError, retry: () => void refetch() };
}
