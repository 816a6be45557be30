import { eq, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { isDueToday } from '../daily.ts';
import { Problem } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { takenSteps } from './tables.ts';

/** How long keys are kept, in ms: far longer than a page goes on asking for the answer that it lost. */
const KEPT = 30 * 24 * 3_600_000;

/**
 * Whether a call with this key is made for the first time, in the transaction that does it; repeated, it changes nothing. The key
 * belongs to the call and to all that is sent with it (`call`, the record's id, the values; files as `digest`): with anything
 * else it is refused (409, `key_used` at `/key`).
 */
export async function isFirstTime(
  scope: Scope,
  key: string,
  call: string,
  ...sent: unknown[]
): Promise<boolean> {
  if (isDueToday(`steps of ${scope.store.id}`)) await forgetOldSteps(scope);
  await scope.alone(`step ${key}`);
  const asked = digest(JSON.stringify([call, ...sent], inOrder));
  const [taken] = await scope.select(
    takenSteps,
    { asked: takenSteps.asked },
    { where: eq(takenSteps.key, key) },
  );
  if (taken && taken.asked !== null && taken.asked !== asked) throw keyUsed('/key');
  if (!taken) await scope.insert(takenSteps, [{ key, asked }]);
  return !taken;
}

/** Refuses a key that was used for something else, and names where it stands. */
export const keyUsed = (path: string) =>
  new Problem(409, 'The key was used for something else.', [{ path, code: 'key_used' }]);

/** What tells a text or a file from every other one. */
export const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** The same values are the same text, in whichever order their properties stand. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Forgets the keys of steps that nobody asks for again. */
export const forgetOldSteps = (scope: Scope) =>
  scope.delete(takenSteps, lt(takenSteps.created_date, new Date(Date.now() - KEPT)), takenSteps.key);
