import { useMemo } from 'react';
import { useSession } from '../../../authProvider/session.ts';
import type { Source } from '../../storefront/index.ts';
import { useLocationCalls } from '../calls.ts';

/** The configuration of a location's page, as a document that is edited. */
export function useLocationConfigSource(id: number): Source {
  const { getLocationConfig, updateLocationConfig } = useLocationCalls();
  const { store_id } = useSession().who;
  return useMemo(
    () => ({
      queryKey: ['locationConfig', store_id, id],
      read: (signal) => getLocationConfig(id, signal),
      write: (next) => updateLocationConfig(id, next),
    }),
    [getLocationConfig, updateLocationConfig, store_id, id],
  );
}
