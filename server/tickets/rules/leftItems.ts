import { eq } from 'drizzle-orm';
import type { LeftItem } from '../../../src/schemas/tickets/leftItems.ts';
import type { Scope } from '../../core/scope.ts';
import { ticketDevices } from '../tables.ts';

/** Returns the next number for a label on the ticket, which is locked. */
export async function nextItemNumber(scope: Scope, ticketId: string): Promise<number> {
  const rows = await scope.select(
    ticketDevices,
    { items: ticketDevices.left_items },
    { where: eq(ticketDevices.ticket_id, ticketId) },
  );
  return Math.max(0, ...rows.flatMap(({ items }) => items.map(({ number }) => number))) + 1;
}

/** Numbers things that are left, from this number on. */
export const numberItems = (names: { name: string }[], first: number): LeftItem[] =>
  names.map(({ name }, index) => ({
    number: first + index,
    name: name.trim(),
    returned_date: null,
    returned_by: null,
  }));
