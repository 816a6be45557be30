import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../authProvider/session.ts';
import { loadMethods } from '../../store/serviceMethods.ts';

/** The drop-off methods that the store offers (specification 4 §5). */
export function useDeliveryMethods() {
  const { store_id } = useSession().who;
  const { data, isError, refetch } = useQuery({
    queryKey: ['delivery_methods', store_id],
    queryFn: ({ signal }) => loadMethods(store_id, 'delivery_methods', signal),
  });
  const codes = data?.filter(({ is_enabled }) => is_enabled).map(({ code }) => code);
  return { codes, isError, retry: () => void refetch() };
}
