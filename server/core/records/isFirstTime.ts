import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Scope } from '../scope.ts';
import { takenSteps } from './tables.ts';

/**
 * Records an idempotency key in the current transaction; returns whether it is new. A key belongs to the call and
 * everything sent with it (`call`, the record's id, the values; files as `digest`): used with anything else it is
 * rejected (409, `key_used` at `/key`).
 */
export async function isFirstTime(
  scope: Scope,
  key: string,
  call: string,
  ...sent: unknown[]
): Promise<boolean> {
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

/** The problem of a key that was used for something else; `path` is where the key is. */
export const keyUsed = (path: string) =>
  new Problem(409, 'The key was used for something else.', [{ path, code: 'key_used' }]);

/** Returns a hash of a text or file. */
export const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

/** Sorts properties, so that equal values serialize to the same text. */
export const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
