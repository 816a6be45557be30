import type { PgTable } from 'drizzle-orm/pg-core';
import type { Session } from '../core/session.ts';
import { distributeTable, placedTables, quoted } from '../core/distributeTable.ts';
import { StartError, type Log } from '../progress.ts';
import { keepReferences, restoreReferences } from './foreignKeys.ts';
import { missingParts } from './missingParts.ts';
import { placementOf } from './placement.ts';

interface DistributeOptions {
  tables: PgTable[];
  /** The number of parts of a table; it limits how many nodes can share the stores. */
  shards: number;
  log: Log;
}

/** Reference tables have a copy on each node, so what changes them changes the nodes one after the other. */
const settings = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.enable_local_reference_table_foreign_keys': 'on',
  'citus.shard_replication_factor': '1',
};

/**
 * Places the tables of a migrated database on the nodes of a Citus cluster, stores by `store_id`. Each step asks the
 * catalogue what is left, so that an interrupted run can be repeated, and new tables follow. Throws a StartError that
 * says what the cluster lacks.
 */
export async function distribute(
  session: Session,
  { tables, shards, log }: DistributeOptions,
): Promise<void> {
  const missing = await missingParts(session);
  if (missing.length > 0) throw new StartError(['Nothing was changed.', ...missing].join('\n'));
  await session.query('set statement_timeout = 0');
  await session.query(`set citus.shard_count = ${shards}`);
  for (const [name, value] of Object.entries(settings)) await session.query(`set ${name} = ${value}`);

  const { ofStores, everywhere, onOneNode } = placementOf(tables);
  const placed = new Set((await placedTables(session)).map(({ name }) => name));
  const left = (names: string[]) => names.filter((name) => !placed.has(name));
  const [shared, own] = [left(everywhere), left(ofStores)];
  const kept = await keepReferences(session, [...shared, ...own]);
  if (kept > 0) log(`${kept} foreign keys are set aside.`);
  for (const name of shared) {
    await session.query('select create_reference_table($1)', [`public.${quoted(name)}`]);
    log(`${name}: a copy on each node.`);
  }
  let first = ofStores.find((name) => placed.has(name));
  for (const name of own) {
    const isChanged = await distributeTable(session, name, first);
    first ??= name;
    log(`${name}: distributed by store${isChanged ? '; its keys begin with it now' : ''}.`);
  }
  const restored = await restoreReferences(session);
  if (restored > 0) log(`${restored} foreign keys are back.`);
  log(
    `${ofStores.length} tables are distributed, ${everywhere.length} on each node, ${onOneNode.length} on the coordinator.`,
  );
}
