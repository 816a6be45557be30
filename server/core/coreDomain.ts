import { ownRows, type Domain } from './domain.ts';
import { HISTORY_DAYS } from './history/note.ts';
import * as historyTables from './history/tables.ts';
import * as jobTables from './jobs/tables.ts';
import * as recordTables from './records/tables.ts';
import * as pictureTables from './tables/pictures.ts';
import * as rateLimitTables from './tables/rateLimits.ts';
import * as storeTables from './tables/stores.ts';

/** Days of idempotency keys: far longer than a page retries a call whose response was lost. */
const KEY_DAYS = 30;

/** The tables of core. Which jobs are exported with a store depends on the domains (`exportedJobs`). */
export const coreDomain: Domain = {
  tables: [historyTables, jobTables, recordTables, pictureTables, rateLimitTables, storeTables],
  expires: () => [
    {
      table: historyTables.recordChanges,
      id: historyTables.recordChanges.id,
      date: historyTables.recordChanges.changed_date,
      days: HISTORY_DAYS,
    },
    {
      table: recordTables.takenSteps,
      id: recordTables.takenSteps.key,
      date: recordTables.takenSteps.created_date,
      days: KEY_DAYS,
    },
  ],
  exported: {
    ...ownRows('pictures', 'record_changes', 'taken_steps'),
    stores: (store) => `id = ${store}`,
    rate_limits: undefined,
  },
};
