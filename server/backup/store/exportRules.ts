import { getTableName } from 'drizzle-orm';
import type { Model } from '../../../src/schemas/model.ts';
import { models } from '../../../src/schemas/models.ts';
import { own, type ExportRule } from '../../core/domain.ts';
import { tableNamed } from '../../core/tables/registry.ts';
import { domains } from '../../domains.ts';
import { literal } from '../catalog.ts';

const movingJobs = domains.flatMap(({ exportedJobs = [] }) => exportedJobs.map(literal));

/** A running job is exported only if no job with the same key is queued after it. */
const waitingJobs: ExportRule = (
  store,
) => `${own(store)} and kind in (${movingJobs.join(', ')}) and (state = 'queued'
  or state = 'running' and not exists (select 1 from jobs newer where newer.store_id = jobs.store_id
    and newer.kind = jobs.kind and newer.key = jobs.key and newer.state = 'queued'))`;

const ofModels = (Object.values(models) as Model[]).flatMap(({ name, exported = true }) => {
  const table = tableNamed(name);
  return table ? [[getTableName(table), exported ? own : undefined] as const] : [];
});

/** Which rows of each table leave with a store, as models and domains say; `undefined`: none. */
export const exportRules: Record<string, ExportRule | undefined> = {
  jobs: waitingJobs,
  ...Object.fromEntries(ofModels),
  ...Object.fromEntries(domains.flatMap(({ exported = {} }) => Object.entries(exported))),
};
