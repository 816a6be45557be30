import type { DataProvider, RaRecord } from 'react-admin';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import { retryOnStale } from '../../dataProvider/stale.ts';
import { store, type StoreSettings } from '../../schemas/store/store.ts';

type StoreRecord = VersionedRecord & { settings: StoreSettings };

/** Settings are saved with the whole store (contract 1 §7), without overwriting concurrent changes to other fields. */
export const saveStoreSettings = (
  dataProvider: DataProvider,
  id: string,
  changes: Partial<StoreSettings>,
): Promise<StoreSettings> =>
  retryOnStale(
    async () => (await dataProvider.getOne<StoreRecord>(store.name, { id })).data,
    async (latest) => {
      const settings = { ...latest.settings, ...changes };
      const data = { ...latest, settings } satisfies RaRecord;
      await dataProvider.update(store.name, { id, data, previousData: latest });
      return settings;
    },
  );
