import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { isDot, Strokes } from '../../src/schemas/tickets/signatures.ts';
import { validatorOf } from '../core/ajv.ts';
import type { Scope } from '../core/scope.ts';
import { estimateAnswers } from './tables.ts';

const isStrokes = validatorOf<Strokes>(Strokes);

/** Returns the signature that a form contains; null: none was drawn; undefined: it is none, such as a dot. */
export function readStrokes(sent: string | undefined): Strokes | null | undefined {
  if (!sent) return null;
  try {
    const strokes: unknown = JSON.parse(sent);
    return isStrokes(strokes) && !isDot(strokes) ? strokes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the signatures that were drawn with the answers to an estimate, the oldest first. */
export async function readSignatures(
  scope: Scope,
  estimateId: string,
): Promise<{ id: string; strokes: Strokes }[]> {
  const { id, estimate_id, strokes, created_date } = estimateAnswers;
  const rows = await scope.select(
    estimateAnswers,
    { id, strokes },
    { where: and(eq(estimate_id, estimateId), isNotNull(strokes)), orderBy: [asc(created_date), asc(id)] },
  );
  return rows.flatMap((row) => (row.strokes ? [{ id: row.id, strokes: row.strokes }] : []));
}
