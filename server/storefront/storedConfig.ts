import { eq } from 'drizzle-orm';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';

/** Returns the configuration of the store's storefront; `lock` as in a select. */
export async function readConfig(scope: Scope, { lock = false } = {}): Promise<unknown> {
  const [row] = await scope.select(stores, { config: stores.config }, { lock });
  if (!row) throw notFound();
  return row.config;
}

/** Stores the configuration and returns it as stored; does not change the version of the store record. */
export async function writeConfig(scope: Scope, config: object): Promise<unknown> {
  const [row] = await scope.updateReturning(stores, { config }, eq(stores.id, scope.store.id));
  return row?.config;
}
