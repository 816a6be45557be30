import type { Session } from './session.ts';

interface Key {
  name: string;
  definition: string;
}

/** Whether a constraint or index has the store among its columns. */
const namesStore = (definition: string) => /\bstore_id\b/.test(definition);

/** Returns a table's unique keys of one sort: constraints, or indexes without one. */
async function keysOf(session: Session, query: string, table: string): Promise<Key[]> {
  const { rows } = await session.query(query, [`public.${quoted(table)}`]);
  return rows.map(({ name, definition }) => ({ name: String(name), definition: String(definition) }));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const constraints = `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = $1::regclass and contype in ('p', 'u') order by contype, conname`;

const indexes = `select relname as name, pg_get_indexdef(indexrelid) as definition from pg_index
  join pg_class on pg_class.oid = indexrelid
  where indrelid = $1::regclass and indisunique and not exists (select 1 from pg_constraint where conindid = indexrelid)`;

/** Columns of a constraint, or everything of an index from its columns on. */
const columnsOf = (definition: string) => definition.slice(definition.indexOf('('));

/**
 * Makes each unique key of a plain table begin with `store_id`, as distribution requires; what refers to such a key must
 * have been dropped. Returns whether any did not. A key that becomes like another one replaces it.
 */
async function putStoreFirst(session: Session, table: string): Promise<boolean> {
  const all = await keysOf(session, constraints, table);
  const unnamed = all.filter(({ definition }) => !namesStore(definition));
  for (const { name, definition } of unnamed) {
    const anew = definition.replace('(', '(store_id, ');
    const twins = all.filter((one) => columnsOf(one.definition) === columnsOf(anew));
    const dropped = [name, ...twins.map((one) => one.name)].map((one) => `drop constraint ${quoted(one)}`);
    await session.query(
      `alter table ${quoted(table)} ${dropped.join(', ')}, add constraint ${quoted(name)} ${anew}`,
    );
  }
  const bare = (await keysOf(session, indexes, table)).filter(({ definition }) => !namesStore(definition));
  for (const { name, definition } of bare) {
    await session.query(`drop index ${quoted(name)}`);
    await session.query(definition.replace(/(USING \w+ \()/, '$1store_id, '));
  }
  return unnamed.length + bare.length > 0;
}

/**
 * Distributes a plain table by store, beside a table that is distributed, or as the first one. Returns whether its keys
 * had to be changed.
 */
export async function distributeTable(session: Session, table: string, beside?: string): Promise<boolean> {
  const isChanged = await putStoreFirst(session, table);
  await session.query(`select create_distributed_table($1, 'store_id', colocate_with => $2)`, [
    `public.${quoted(table)}`,
    beside === undefined ? 'none' : `public.${quoted(beside)}`,
  ]);
  return isChanged;
}

/** Returns the tables that are placed on the nodes of a cluster; none if the database is no cluster. */
export async function placedTables(session: Session): Promise<{ name: string; isOfStores: boolean }[]> {
  const { rows: found } = await session.query(`select to_regclass('citus_tables') is not null as has_citus`);
  if (found[0]?.has_citus !== true) return [];
  const { rows } = await session.query(
    `select relname as name, citus_table_type = 'distributed' as is_of_stores
      from citus_tables join pg_class on pg_class.oid = table_name
      where citus_table_type in ('distributed', 'reference') order by relname`,
  );
  return rows.map(({ name, is_of_stores }) => ({ name: String(name), isOfStores: is_of_stores === true }));
}

/** Returns the table that a statement creates, if it is one of stores. */
export async function newStoreTable(session: Session, statement: string): Promise<string | undefined> {
  const name = /^\s*create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/i.exec(statement)?.[1];
  if (!name) return undefined;
  const { rows } = await session.query(
    `select 1 from pg_attribute where attrelid = $1::regclass and attname = 'store_id'`,
    [`public.${quoted(name)}`],
  );
  return rows.length > 0 ? name : undefined;
}
