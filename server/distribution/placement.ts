import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { jobs } from '../core/jobs/tables.ts';

/** Where the tables of a distributed database are. */
export interface Placement {
  /** Distributed by `store_id`. */
  ofStores: string[];
  /** A copy on each node: tables without a store that tables of stores refer to. */
  everywhere: string[];
  /** On the coordinator: the job queue, and what belongs to no store. */
  onOneNode: string[];
}

/** Returns where each of these tables belongs, by its columns and by what refers to it. */
export function placementOf(tables: PgTable[]): Placement {
  const configs = tables.map(getTableConfig).filter(({ name }) => name !== getTableName(jobs));
  const isOfStore = ({ columns }: (typeof configs)[number]) =>
    columns.some(({ name }) => name === 'store_id');
  const ofStores = configs.filter(isOfStore);
  const referred = new Set(
    ofStores.flatMap(({ foreignKeys }) =>
      foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
    ),
  );
  const names = (wanted: (one: (typeof configs)[number]) => boolean) =>
    configs
      .filter(wanted)
      .map(({ name }) => name)
      .toSorted();
  return {
    ofStores: names(isOfStore),
    everywhere: names((one) => !isOfStore(one) && referred.has(one.name)),
    onOneNode: [...names((one) => !isOfStore(one) && !referred.has(one.name)), getTableName(jobs)].toSorted(),
  };
}
