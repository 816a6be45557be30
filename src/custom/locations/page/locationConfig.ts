import { http } from '../../../authProvider/http.ts';
import type { Call } from '../../../dataProvider/http.ts';
import type { Source } from '../../storefront/documentEditor/saveChanges.ts';
import { toVersioned, type Versioned } from '../../storefront/storeConfig.ts';

/** The configuration of a location's page (specification 2 §7). */
export function locationConfigSource(storeId: string, locationId: number): Source {
  const call = async (
    rest: Pick<Call, 'method' | 'body' | 'headers' | 'signal'>,
  ): Promise<Versioned<unknown>> => {
    const path = `/dc/store/${storeId}/location/${locationId}/config`;
    return toVersioned(await http<unknown>({ service: 'store', path, ...rest }));
  };
  return {
    queryKey: ['locationConfig', storeId, locationId],
    read: (signal) => call({ method: 'GET', signal }),
    write: ({ value, etag }) =>
      call({ method: 'PUT', body: value, headers: etag ? { 'if-match': etag } : {} }),
  };
}
