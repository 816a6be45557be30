import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { AnswerCheck, CheckedAnswer } from '../../src/schemas/estimates/answers.ts';
import type { Scope } from '../core/scope.ts';
import { ERASED_NAME } from './customer.ts';
import { hashOfAnswer, hashOfOffer } from './offer.ts';
import { estimateAnswers } from './tables.ts';

type Answer = typeof estimateAnswers.$inferSelect;

/** How the hash of an answer was made, by its version. */
const hashes: Record<number, (answer: Answer) => string> = {
  1: ({ offer }) => hashOfOffer(offer),
  2: hashOfAnswer,
};

/** Compares the answers to an estimate with the hashes that were kept with them, the oldest first. */
export async function checkAnswers(scope: Scope, estimateId: string): Promise<CheckedAnswer[]> {
  const { estimate_id, created_date, id } = estimateAnswers;
  const rows = await scope.select(estimateAnswers, getTableColumns(estimateAnswers), {
    where: eq(estimate_id, estimateId),
    orderBy: [asc(created_date), asc(id)],
  });
  return rows.map((row) => ({ id: row.id, check: checkOf(row) }));
}

function checkOf(answer: Answer): AnswerCheck {
  if (hashes[answer.hash_version]?.(answer) === answer.hash) return 'UNCHANGED';
  return isErased(answer) ? 'ERASED' : 'DIFFERS';
}

/** Whether it is what the erasure of its customer leaves. */
const isErased = ({ name, text, strokes, ip, offer }: Answer): boolean =>
  name === ERASED_NAME && [text, strokes, ip, offer.message].every((value) => value === null);
