import { and, eq, inArray } from 'drizzle-orm';
import type { PartAvailability } from '../../../src/schemas/appointments/parts.ts';
import type { Scope } from '../../core/scope.ts';
import { sortKey } from '../../core/tables/folded.ts';
import { items, stock } from '../../inventory/index.ts';
import { needsOf } from './needs.ts';
import { appointmentParts } from './tables.ts';

interface Question {
  location_id: number;
  repair_ids: string[];
  /** The appointment; what it has reserved or used at the location counts as available. */
  appointment_id?: string;
  /** Whether the caller may see quantities. */
  seesStock: boolean;
}

/** Returns whether the parts of repairs are available at a location now. */
export async function readNeeds(
  scope: Scope,
  { location_id, repair_ids, appointment_id, seesStock }: Question,
): Promise<PartAvailability[]> {
  const needs = await needsOf(
    scope,
    repair_ids.map((repair_id) => ({ repair_id })),
  );
  const ids = [...needs.keys()];
  if (ids.length === 0) return [];
  const { on_hand, reserved } = stock;
  const isThere = and(eq(stock.item_id, items.id), eq(stock.location_id, location_id))!;
  const [rows, own] = await Promise.all([
    scope.select(
      items,
      { id: items.id, name: items.name, on_hand, reserved },
      {
        join: { table: stock, on: isThere, isOptional: true },
        where: inArray(items.id, ids),
        orderBy: [sortKey(items.name), items.id],
      },
    ),
    appointment_id ? ownParts(scope, appointment_id, location_id) : new Map<string, number>(),
  ]);
  return rows.map((row) => {
    const free = (row.on_hand ?? 0) - (row.reserved ?? 0) + (own.get(row.id) ?? 0);
    const needed = needs.get(row.id) ?? 0;
    const need = { item: { id: row.id, name: row.name }, needed, is_there: free >= needed };
    return seesStock ? { ...need, free } : need;
  });
}

async function ownParts(scope: Scope, id: string, at: number): Promise<Map<string, number>> {
  const { appointment_id, item_id, location_id, reserved, used } = appointmentParts;
  const rows = await scope.select(
    appointmentParts,
    { item_id, reserved, used },
    { where: and(eq(appointment_id, id), eq(location_id, at)) },
  );
  return new Map(rows.map((row) => [row.item_id, row.reserved + row.used]));
}
