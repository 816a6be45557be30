import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ChangeAction, ChangeOrigin } from '../../../src/schemas/history.ts';
import { moment } from '../tables/columns.ts';
import { ofStore } from '../tables/references.ts';

/** A deleted row with its links, by property. */
export interface KeptRecord {
  row: Record<string, unknown>;
  links: Record<string, unknown[]>;
}

/** The history of all models, in order of id. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    store_id: ofStore(),
    model: text('model').notNull(),
    record_id: text('record_id').notNull(),
    action: text('action').$type<ChangeAction>().notNull(),
    origin: text('origin').$type<ChangeOrigin>(),
    /** The staff member; null: the system. */
    changed_by: text('changed_by'),
    changed_date: moment('changed_date')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** By property the values before and after. */
    changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>().notNull().default({}),
    /** For deletions. */
    kept: jsonb('kept').$type<KeptRecord>(),
  },
  (table) => [
    index('record_changes_by_record').on(table.store_id, table.model, table.record_id, table.id),
    index('record_changes_by_date').on(table.store_id, table.changed_date),
  ],
);
