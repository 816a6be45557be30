import type { DataProvider, RaRecord } from 'react-admin';
import { http } from '../../authProvider/http.ts';
import { store, type StoreSettings } from '../../schemas/store/store.ts';

/** What the store's repair service does has a call of its own (specification 1 §7). */
export async function loadStoreSettings(id: string, signal?: AbortSignal): Promise<StoreSettings> {
  const path = `/dc/store/${id}/settings`;
  return (await http<StoreSettings>({ service: 'store', method: 'GET', path, signal })).json;
}

/** It is saved with the store. */
export async function saveStoreSettings(
  dataProvider: DataProvider,
  id: string,
  changes: Partial<StoreSettings>,
): Promise<StoreSettings> {
  const { data: current } = await dataProvider.getOne<RaRecord>(store.name, { id });
  const settings = { ...(current.settings as StoreSettings), ...changes };
  await dataProvider.update(store.name, { id, data: { ...current, settings }, previousData: current });
  return settings;
}
