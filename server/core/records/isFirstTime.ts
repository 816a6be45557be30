import { eq } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { takenSteps } from './stepsTable.ts';

/** Whether the step of this key is done for the first time, in the transaction that does it; repeated, it changes nothing. */
export async function isFirstTime(scope: Scope, key: string): Promise<boolean> {
  await scope.alone(`step ${key}`);
  if ((await scope.count(takenSteps, eq(takenSteps.key, key))) > 0) return false;
  await scope.insert(takenSteps, [{ key }]);
  return true;
}
