import { own, type ExportRule } from '../../core/domain.ts';
import { domains } from '../../domains.ts';
import { literal } from '../catalog.ts';

const movingJobs = domains.flatMap(({ exportedJobs = [] }) => exportedJobs.map(literal));

/** A running job is exported only if no job with the same key is queued after it. */
const waitingJobs: ExportRule = (
  store,
) => `${own(store)} and kind in (${movingJobs.join(', ')}) and (state = 'queued'
  or state = 'running' and not exists (select 1 from jobs newer where newer.store_id = jobs.store_id
    and newer.kind = jobs.kind and newer.key = jobs.key and newer.state = 'queued'))`;

/** Which rows of each table leave with a store, as the domains say; `undefined`: none. */
export const exportRules: Record<string, ExportRule | undefined> = {
  jobs: waitingJobs,
  ...Object.fromEntries(domains.flatMap(({ exported = {} }) => Object.entries(exported))),
};
