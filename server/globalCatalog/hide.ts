import { and, eq, inArray, not } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import type { ItemKind } from './items.ts';

/** Hides items from the store; returns how many were visible before. */
export function hide(
  scope: Scope,
  { hidden, items }: ItemKind,
  ids: string[],
  isDryRun = false,
): Promise<number> {
  const isShown = not(scope.exists(hidden, eq(hidden.item_id, items.id)));
  const where = and(inArray(items.id, ids), isShown);
  if (isDryRun) return scope.count(items, where);
  return scope.transaction(async (own) => {
    const shown = await own.select(items, { item_id: items.id }, { where });
    await own.insert(hidden, shown, { ignoreExisting: true });
    return shown.length;
  });
}

/** Shows hidden items again; returns how many were hidden. */
export async function show(
  scope: Scope,
  { hidden }: ItemKind,
  ids: string[],
  isDryRun = false,
): Promise<number> {
  const where = inArray(hidden.item_id, ids);
  if (isDryRun) return scope.count(hidden, where);
  return (await scope.delete(hidden, where, hidden.item_id)).length;
}
