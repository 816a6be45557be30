import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Makes the statements of this transaction change a distributed table's shards one after the other, as changes of tables
 * with a copy on each node require. PostgreSQL itself ignores the setting.
 */
export const changeShardsInTurn = (db: Db) =>
  db.execute(sql`set local citus.multi_shard_modify_mode = 'sequential'`);
