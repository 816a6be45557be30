import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { savedViews as model } from '../../src/schemas/views/savedViews.ts';
import { ofStore, refersTo } from '../core/tables/references.ts';
import { storeTable } from '../core/tables/storeTable.ts';

export const savedViews = storeTable(model, {
  indexes: ({ store_id, resource }) => [index('savedViews_by_resource').on(store_id, resource!)],
});

/**
 * The view that a list opens with for a staff member; null: none. The view may be deleted or no longer shared: it is
 * then as if nothing had been chosen, until the view is restored.
 */
export const chosenViews = pgTable(
  'chosen_views',
  {
    store_id: ofStore(),
    staff_id: uuid('staff_id').notNull(),
    resource: text('resource').notNull(),
    view_id: uuid('view_id'),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.staff_id, table.resource] }),
    refersTo(table, table.staff_id, 'staff'),
  ],
);
