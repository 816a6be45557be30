import { ownRows, type Domain } from '../core/domain.ts';
import { repairBatches } from './batchRoutes.ts';
import { repairHooks } from './hooks.ts';
import * as partTables from './parts/tables.ts';
import { priceImportRoutes } from './prices/routes.ts';
import * as priceTables from './prices/tables.ts';
import * as tables from './tables.ts';

export { matchStored, readOffered, type OfferedRepair } from './offered.ts';
export { repairParts } from './parts/tables.ts';
export { repairRemovals } from './removals.ts';
export { repairs } from './tables.ts';

export const repairsDomain: Domain = {
  tables: [tables, partTables, priceTables],
  lines: {
    repairs: { parts: { table: partTables.repairParts, record: partTables.repairParts.repair_id } },
  },
  hooks: () => ({ repairs: repairHooks }),
  routes: async (app, { files }) => {
    await app.register(repairBatches, { files });
    await app.register(priceImportRoutes);
  },
  exported: ownRows('repair_parts', 'price_imports', 'price_import_changes'),
};
