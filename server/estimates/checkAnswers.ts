import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { AnswerCheck, CheckedAnswer } from '../../src/schemas/estimates/answers.ts';
import type { Scope } from '../core/scope.ts';
import { ERASED_NAME } from './customer.ts';
import { hashOfAnswer, hashOfOffer } from './offer.ts';
import { estimateAnswers } from './tables.ts';

type Answer = typeof estimateAnswers.$inferSelect;

interface Version {
  hash: (answer: Answer) => string;
  /** What it means that an answer has the hash that was kept. */
  same: AnswerCheck;
}

/** How the hash of an answer was made, by its version. */
const versions: Record<number, Version> = {
  1: { hash: ({ offer }) => hashOfOffer(offer), same: 'OFFER_UNCHANGED' },
  2: { hash: hashOfAnswer, same: 'UNCHANGED' },
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
  const version = versions[answer.hash_version];
  const found = version?.hash(answer) === answer.hash ? version.same : 'DIFFERS';
  return found !== 'UNCHANGED' && isErased(answer) ? 'ERASED' : found;
}

/** Whether it is what the erasure of its customer leaves. */
const isErased = ({ name, text, strokes, ip, offer }: Answer): boolean =>
  name === ERASED_NAME && [text, strokes, ip, offer.message].every((value) => value === null);
