import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PasscodeKind } from '../../../src/schemas/tickets/passcodes/passcodes.ts';
import { moment, storeId } from '../../core/tables/columns.ts';
import { refersTo } from '../../core/tables/references.ts';
import { ticketDevices } from '../tables.ts';

/** Passcodes of devices on tickets; only one call returns one. */
export const ticketPasscodes = pgTable(
  'ticket_passcodes',
  {
    store_id: storeId(),
    ticket_device_id: uuid('ticket_device_id').notNull(),
    kind: text('kind').$type<PasscodeKind>().notNull(),
    /** Always encrypted. */
    secret: text('secret').notNull(),
    created_by: text('created_by').notNull(),
    created_date: moment('created_date').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.ticket_device_id] }),
    refersTo(table, table.ticket_device_id, ticketDevices),
  ],
);
