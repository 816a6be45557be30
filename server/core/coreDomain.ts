import { ownRows, type Domain } from './domain.ts';
import * as historyTables from './history/tables.ts';
import * as jobTables from './jobs/tables.ts';
import * as recordTables from './records/tables.ts';
import * as pictureTables from './tables/pictures.ts';
import * as rateLimitTables from './tables/rateLimits.ts';
import * as storeTables from './tables/stores.ts';

/** The tables of core. Which jobs are exported with a store depends on the domains (`exportedJobs`). */
export const coreDomain: Domain = {
  tables: [historyTables, jobTables, recordTables, pictureTables, rateLimitTables, storeTables],
  exported: {
    ...ownRows('pictures', 'record_changes', 'taken_steps'),
    stores: (store) => `id = ${store}`,
    rate_limits: undefined,
  },
};
