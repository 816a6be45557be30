import type { Db } from '../../core/database.ts';
import { StartError } from '../../progress.ts';
import { rowsOf } from '../catalog.ts';

/** Id, name and domain of a store. */
export interface NamedStore {
  id: string;
  name: string;
  domain: string;
}

export const readStores = (db: Db): Promise<NamedStore[]> =>
  rowsOf(db, 'select id, name, domain from stores order by domain');

export const nameOf = ({ name, domain }: Omit<NamedStore, 'id'>) => `${name} (${domain})`;

/** Returns the store with this domain or id; throws a StartError that lists the existing stores. */
export function findStore(stores: NamedStore[], wanted: string | undefined): NamedStore {
  const found = stores.find(({ id, domain }) => wanted?.toLowerCase() === domain || wanted === id);
  if (found) return found;
  const list = stores.map((store) => `\n  ${store.domain}  ${store.name}, ${store.id}`).join('');
  const problem = wanted === undefined ? 'Name the store' : `There is no store "${wanted}"`;
  const there = stores.length > 0 ? `The stores here are:${list}` : 'There is no store here.';
  throw new StartError(`${problem}: npm run export -- --store DOMAIN FILE. ${there}`);
}
