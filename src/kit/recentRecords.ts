import { useEffect } from 'react';
import { useStore, useStoreContext, type RaRecord } from 'react-admin';
import { useSession } from '../authProvider/session.ts';
import { nameOf, type Model } from '../schemas/model.ts';
import type { FoundRecord } from './page.ts';

interface RecentRecord extends Pick<FoundRecord, 'id' | 'title'> {
  resource: string;
}

/** How many are kept. */
const most = 8;
const longestTitle = 200;

/** Of this store, which has an address of its own; cleared at sign-out. */
const keyOf = (staffId: string) => `recent.${staffId}`;

/** Returns the records that the user opened on this device, the latest first. */
export function useRecentRecords(): RecentRecord[] {
  const { staff_id } = useSession().who;
  const [recent] = useStore<RecentRecord[]>(keyOf(staff_id), []);
  return recent;
}

/** Remembers that the user opened the record, once it is loaded. */
export function useRememberRecord(model: Model, record: RaRecord | undefined): void {
  const { staff_id } = useSession().who;
  const { getItem, setItem } = useStoreContext();
  const isFound = model.find !== undefined;
  const id = record?.id;
  const title = record && nameOf(model, record).slice(0, longestTitle);
  useEffect(() => {
    if (!isFound || id === undefined || title === undefined) return;
    const key = keyOf(staff_id);
    const others = (getItem<RecentRecord[]>(key) ?? []).filter(
      (one) => one.resource !== model.name || one.id !== id,
    );
    setItem(key, [{ resource: model.name, id, title }, ...others].slice(0, most));
  }, [isFound, id, title, model.name, staff_id, getItem, setItem]);
}
