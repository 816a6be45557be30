import type { StoreConfig } from '../../../schemas/storefront/storeConfig.ts';
import { readStoreConfig, storeConfigQuery, writeStoreConfig } from '../storeConfig.ts';
import { readVersions } from '../versions.ts';
import type { Source } from './saveChanges.ts';

/** The configuration of a store's storefront. */
export const storeConfigSource = (storeId: string): Source<StoreConfig> => ({
  queryKey: storeConfigQuery(storeId).queryKey,
  read: (signal) => readStoreConfig(storeId, signal),
  write: (next) => writeStoreConfig(storeId, next),
  readAuthor: async () => (await readVersions(storeId, { page: 1, perPage: 1 })).versions[0]?.saved_by?.name,
});
