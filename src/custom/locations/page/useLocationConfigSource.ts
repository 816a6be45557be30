import { useMemo } from 'react';
import { useSession } from '../../../authProvider/session.ts';
import { documents } from '../../../schemas/storefront/documents.ts';
import { authorOf, documentAddresses, useStorefrontCalls, type Source } from '../../storefront/index.ts';

/** The configuration of a location's page as an editable document. */
export function useLocationConfigSource(id: number): Source {
  const calls = useStorefrontCalls();
  const { store_id } = useSession().who;
  return useMemo(
    () => ({
      schema: documents.locationConfig.schema,
      queryKey: ['locationConfig', store_id, id],
      read: (signal) => calls.getLocationConfig(id, signal),
      write: (next) => calls.updateLocationConfig(id, next),
      readAuthor: () => authorOf(calls, documentAddresses.location(id)),
    }),
    [calls, store_id, id],
  );
}
