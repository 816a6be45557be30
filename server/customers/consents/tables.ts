import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ConsentSource, ConsentState } from '../../../src/schemas/customers/consents.ts';
import { calendarDay, moment } from '../../core/tables/columns.ts';
import { ofStore } from '../../core/tables/references.ts';

/**
 * Consents and withdrawals in the order in which they were given. Append-only, enforced by a trigger; rows outlive the
 * customer and contain no personal data.
 */
export const customerConsents = pgTable(
  'customer_consents',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    store_id: ofStore(),
    customer_id: uuid('customer_id').notNull(),
    purpose: text('purpose').notNull(),
    state: text('state').$type<ConsentState>().notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    given_date: calendarDay('given_date').notNull(),
    /** The merge that added it; void once the merge is undone. */
    merge_id: uuid('merge_id'),
    recorded_by: text('recorded_by'),
    recorded_date: moment('recorded_date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('customer_consents_by_customer').on(table.store_id, table.customer_id, table.purpose, table.id),
  ],
);
