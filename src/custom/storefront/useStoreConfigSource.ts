import { useMemo } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { documents } from '../../schemas/storefront/documents.ts';
import type { StoreConfig } from '../../schemas/storefront/storeConfig.ts';
import {
  documentAddresses,
  useStorefrontCalls,
  type DocumentAddress,
  type StorefrontCalls,
} from './calls.ts';
import type { Source } from './documentEditor/saveChanges.ts';
import { storeConfigQuery } from './storeConfigQuery.ts';

/** Returns the name of the user who saved a document last. */
export const authorOf = async ({ getRevisions }: StorefrontCalls, address: DocumentAddress) =>
  (await getRevisions(address, { page: 1, per_page: 1 })).revisions[0]?.saved_by?.name;

/** The configuration as an editable document. */
export function useStoreConfigSource(): Source<StoreConfig> {
  const calls = useStorefrontCalls();
  const { id } = useSession().store;
  return useMemo(
    () => ({
      schema: documents.storeConfig.schema,
      queryKey: storeConfigQuery(calls, id).queryKey,
      read: calls.getStoreConfig,
      write: calls.updateStoreConfig,
      readAuthor: () => authorOf(calls, documentAddresses.config),
    }),
    [calls, id],
  );
}
