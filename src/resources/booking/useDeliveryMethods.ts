import { useQuery } from '@tanstack/react-query';
import { http } from '../../authProvider/http.ts';
import { useSession } from '../../authProvider/session.ts';

interface Method {
  code: string;
  is_enabled: boolean;
}

/** The drop-off methods that the store offers (specification 4 §5). */
export function useDeliveryMethods() {
  const { store_id } = useSession().who;
  const path = `/dc/store/${store_id}/delivery_methods`;
  const { data, isError, refetch } = useQuery({
    queryKey: ['delivery_methods', store_id],
    queryFn: async ({ signal }) =>
      (await http<Method[]>({ service: 'store', method: 'GET', path, signal })).json,
  });
  const codes = data?.filter(({ is_enabled }) => is_enabled).map(({ code }) => code);
  return { codes, isError, retry: () => void refetch() };
}
