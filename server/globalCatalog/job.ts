import { eq, getTableColumns } from 'drizzle-orm';
import type { JobKind } from '../core/jobs/kinds.ts';
import type { Scope } from '../core/scope.ts';
import { globalBrands } from '../../src/schemas/globalCatalog/globalBrands.ts';
import { globalProducts } from '../../src/schemas/globalCatalog/globalProducts.ts';
import { importItems } from './importItems.ts';
import { itemKinds } from './items.ts';
import { catalogImports } from './tables.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'import-catalog': { import_id: string };
  }
}

/** Items imported per transaction. */
const BATCH = 250;

type Import = typeof catalogImports.$inferSelect;

/**
 * Imports one batch after another. Each is stored together with the progress, so that a resumed job neither skips nor
 * repeats an item.
 */
export const importJob: JobKind<{ import_id: string }> = {
  run: async ({ scope, data: { import_id }, progress, signal }) => {
    const isIt = eq(catalogImports.id, import_id);
    const [found] = await scope.select(catalogImports, getTableColumns(catalogImports), { where: isIt });
    if (!found) return;
    try {
      for (let { done } = found; done < found.total;) {
        signal.throwIfAborted();
        done = await scope.transaction((own) => takeNext(own, found));
        progress(done, found.total);
      }
    } finally {
      scope.announce(globalProducts.name, globalBrands.name);
    }
  },
};

/** Imports the next batch; returns the number of items processed. */
async function takeNext(
  scope: Scope,
  { id, type, duplicates, item_ids, created_by }: Import,
): Promise<number> {
  await scope.alone('global catalogue');
  const isIt = eq(catalogImports.id, id);
  const { created, existing, linked, left_out, missing, done } = catalogImports;
  const fields = { created, existing, linked, left_out, missing, done };
  const [row] = await scope.select(catalogImports, fields, { where: isIt, lock: true });
  const ids = item_ids.slice(row?.done ?? item_ids.length).slice(0, BATCH);
  if (!row || ids.length === 0) return item_ids.length;
  const { counts } = await importItems(scope, itemKinds[type], { ids, choice: duplicates, by: created_by });
  const next = {
    done: row.done + ids.length,
    created: row.created + counts.created,
    existing: row.existing + counts.existing,
    linked: row.linked + counts.linked,
    left_out: row.left_out + counts.left_out,
    missing: row.missing + counts.missing,
  };
  await scope.update(catalogImports, next, isIt);
  return next.done;
}
