import type { PgTable } from 'drizzle-orm/pg-core';
import type { Model } from '../../../src/schemas/model.ts';
import { tableNamed } from '../tables/registry.ts';
import type { RecordsChanged } from './pacedChanges.ts';

/** Tells open pages about committed writes. */
export interface Announcer {
  /** Returns the name of the live model that the table stores, if any. */
  liveModelOf(table: PgTable): string | undefined;
  changed: RecordsChanged;
}

/** Returns the announcer of these models; `changed` notifies the pages. */
export function announcerOf(models: Record<string, Model>, changed: RecordsChanged): Announcer {
  const names = new Map<PgTable, string>();
  for (const { name, live } of Object.values(models)) {
    const table = live && tableNamed(name);
    if (table) names.set(table, name);
  }
  return { liveModelOf: (table) => names.get(table), changed };
}
