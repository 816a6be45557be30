import { HttpError } from 'react-admin';
import { responseBodyOf, problemsOf } from '../../../../dataProvider/errors.ts';
import { purchaseProblems } from '../../../../schemas/shipping/labels.ts';
import type { Rate } from '../../../../schemas/shipping/rates.ts';

/** How buying a label ended where it was not bought. */
export type Outcome =
  /** The rate is another one by now; null: there is none any more. */
  | { kind: 'changed'; rate: Rate | null }
  /** It may have been bought: it is looked up and must not be bought again. */
  | { kind: 'uncertain' }
  /** It was not bought; `message` is the key of what is said where the carrier said nothing. */
  | { kind: 'failed'; error: unknown; message: string };

/** What a failed purchase means: an answer that did not arrive does not say that nothing was bought. */
export function outcomeOf(error: unknown): Outcome {
  const status = error instanceof HttpError ? error.status : 0;
  const codes = problemsOf(error).map(({ code }) => code);
  const problem = purchaseProblems.find((one) => codes.includes(one));
  // Of what the carrier did before anything was bought.
  const isDefinite = problem !== undefined || codes.some((code) => code.startsWith('carrier_'));
  if (problem === 'rate_changed')
    return { kind: 'changed', rate: (responseBodyOf(error) as { rate?: Rate | null }).rate ?? null };
  if (problem === 'buying' || problem === 'unknown') return { kind: 'uncertain' };
  if (!isDefinite && (status === 0 || status >= 500)) return { kind: 'uncertain' };
  const message = `shipping.rateBrowser.${status === 404 ? 'not_found' : 'failed'}`;
  return { kind: 'failed', error: status === 404 ? undefined : error, message };
}
