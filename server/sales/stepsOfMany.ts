import { createHash } from 'node:crypto';
import type { BatchItemResult } from '../../src/schemas/batch.ts';
import { Problem } from '../core/problem.ts';
import type { Values, Writing } from '../core/records/entity.ts';
import { isFirstTime } from '../core/records/isFirstTime.ts';
import { takeStep } from '../core/records/step.ts';

export interface ManySteps {
  step: string;
  ids: string[];
  key: string;
  values: Values;
}

/**
 * Takes a step of several orders, each in its own transaction and once per key; returns the result of each. Repeated,
 * it continues where it stopped. The key belongs to this step with these orders and values.
 */
export async function stepsOfMany(
  writing: Writing,
  { step: name, ids, key, values }: ManySteps,
): Promise<BatchItemResult[]> {
  await writing.scope.transaction((own) => isFirstTime(own, key, 'orders/steps', name, ids, values));
  const answers: BatchItemResult[] = [];
  for (const id of ids) {
    const taking = { name, id, key: keyOf(`${key} ${name} ${id}`), values };
    const answer = await takeStep(writing, taking).then(({ modified }): BatchItemResult => {
      return { id, status: 'updated', modified_date: modified.toISOString() };
    }, refusal(id));
    answers.push(answer);
  }
  return answers;
}

/** Derives the key of one order's step from the key of the call, so that a repeated call uses the same keys. */
function keyOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

const refusal =
  (id: string) =>
  (error: unknown): BatchItemResult => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    if (error.status === 404) return { id, status: 'missing' };
    const code = error.status === 403 ? 'not_allowed' : 'refused';
    return { id, status: 'invalid', errors: error.errors ?? [{ path: '', code }] };
  };
