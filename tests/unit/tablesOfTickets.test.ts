import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allTables } from '../../server/core/tables/registry.ts';
import '../../server/domains.ts';
import { tablesOfTickets } from '../../server/tickets/index.ts';

/** A conversation stays with the number or address that it is written to; a device is where it is itself. */
const elsewhere = ['mails', 'threads', 'ticketDevices'];

test('What names a ticket and its location follows the ticket to another one', () => {
  const both = allTables().filter((table) => {
    const columns = getTableColumns(table);
    return 'ticket_id' in columns && 'location_id' in columns;
  });
  const following = tablesOfTickets.all().map(getTableName);
  expect(both.map(getTableName).toSorted()).toEqual([...following, ...elsewhere].toSorted());
});
