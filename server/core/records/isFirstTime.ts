import { eq, lt } from 'drizzle-orm';
import { isDueToday } from '../daily.ts';
import type { Scope } from '../scope.ts';
import { takenSteps } from './stepsTable.ts';

/** How long keys are kept, in ms: far longer than a page goes on asking for the answer that it lost. */
const KEPT = 30 * 24 * 3_600_000;

/** Whether the step of this key is done for the first time, in the transaction that does it; repeated, it changes nothing. */
export async function isFirstTime(scope: Scope, key: string): Promise<boolean> {
  if (isDueToday(`steps of ${scope.store.id}`)) await forgetOldSteps(scope);
  await scope.alone(`step ${key}`);
  if ((await scope.count(takenSteps, eq(takenSteps.key, key))) > 0) return false;
  await scope.insert(takenSteps, [{ key }]);
  return true;
}

/** Forgets the keys of steps that nobody asks for again. */
export const forgetOldSteps = (scope: Scope) =>
  scope.delete(takenSteps, lt(takenSteps.created_date, new Date(Date.now() - KEPT)), takenSteps.key);
