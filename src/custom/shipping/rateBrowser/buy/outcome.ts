import { HttpError } from 'react-admin';
import { responseBodyOf, problemsOf } from '../../../../dataProvider/errors.ts';
import { purchaseProblems } from '../../../../schemas/shipping/labels.ts';
import type { Rate } from '../../../../schemas/shipping/rates.ts';

/** Outcome of a purchase that did not succeed. */
export type Outcome =
  /** The rate changed; null if it no longer exists. */
  | { kind: 'changed'; rate: Rate | null }
  /** The label may have been bought: it is looked up, and must not be bought again. */
  | { kind: 'uncertain' }
  /** Nothing was bought; `message` is the key of the text used if the carrier gave no reason. */
  | { kind: 'failed'; error: unknown; message: string };

/** Classifies a failed purchase: a missing answer does not mean that nothing was bought. */
export function outcomeOf(error: unknown): Outcome {
  const status = error instanceof HttpError ? error.status : 0;
  const codes = problemsOf(error).map(({ code }) => code);
  const problem = purchaseProblems.find((one) => codes.includes(one));
  // Refused by the service or the carrier before anything was bought.
  const isDefinite = problem !== undefined || codes.some((code) => code.startsWith('carrier_'));
  if (problem === 'rate_changed')
    return { kind: 'changed', rate: (responseBodyOf(error) as { rate?: Rate | null }).rate ?? null };
  if (problem === 'buying' || problem === 'unknown') return { kind: 'uncertain' };
  if (!isDefinite && (status === 0 || status >= 500)) return { kind: 'uncertain' };
  const message = `shipping.rateBrowser.${status === 404 ? 'not_found' : 'failed'}`;
  return { kind: 'failed', error: status === 404 ? undefined : error, message };
}
