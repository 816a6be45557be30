import { getTableColumns, inArray } from 'drizzle-orm';
import type { BatchItemResult } from '../../src/schemas/batch.ts';
import { isUuid } from '../core/ids.ts';
import type { Values } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { repairs } from './tables.ts';
import type { Row } from './changeOf.ts';
import { noteChanges, type ImportChange } from './prices/imports.ts';

/** Returns the stored services that the items name, by id. */
export async function rowsOf(scope: Scope, items: { id?: unknown }[]): Promise<Map<string, Row>> {
  const ids = items.map(({ id }) => id).filter(isUuid);
  if (ids.length === 0) return new Map();
  const rows = await scope.select(repairs, getTableColumns(repairs), { where: inArray(repairs.id, ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

const written: Partial<Record<BatchItemResult['status'], ImportChange['action']>> = {
  created: 'created',
  updated: 'updated',
  removed: 'removed',
};

/** Adds the current versions to the results, and records the changes of an import. */
export async function concluded(
  scope: Scope,
  answers: BatchItemResult[],
  importId: string | undefined,
  beforeOf: (id: string) => Values | null,
): Promise<BatchItemResult[]> {
  const now = await rowsOf(scope, answers);
  const changes = answers.flatMap(({ id, status }): ImportChange[] => {
    const [action, row] = [written[status], now.get(String(id))];
    return action && row
      ? [{ repair_id: row.id, action, before: beforeOf(row.id), version: row.modified_date }]
      : [];
  });
  if (importId) await noteChanges(scope, importId, changes);
  return answers.map((answer) => {
    const row = now.get(String(answer.id));
    if (answer.status === 'created' && !row)
      return { ...answer, status: 'invalid', errors: [{ path: '/id', code: 'unique' }] };
    return row ? { ...answer, modified_date: row.modified_date.toISOString() } : answer;
  });
}
