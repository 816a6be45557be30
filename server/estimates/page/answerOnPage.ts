import { eq } from 'drizzle-orm';
import type { Estimate } from '../../../src/schemas/estimates/estimates.ts';
import { Problem } from '../../core/problem.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { inventoryOf } from '../../inventory/index.ts';
import type { LinkSubject } from '../../statusPages/index.ts';
import { answerEstimate, type GivenAnswer } from '../answer.ts';
import { tellAnswer } from '../answerNotice.ts';
import { changed } from '../changes.ts';
import { isOpen, isPast } from '../expire.ts';
import { hashOfOffer, offerOf } from '../offer.ts';
import { estimateAnswers, estimates } from '../tables.ts';
import { currentEstimate } from './current.ts';

/** What became of an answer; all but the first leave everything as it is. */
export type PageResult = 'done' | 'newer' | 'decided' | 'expired' | 'gone' | 'ready' | 'noOption';

interface PageAnswer extends Omit<GivenAnswer, 'by' | 'channel'> {
  id: string;
  /** Of what the customer saw. */
  hash: string;
}

/** Answers the current estimate of a ticket or quote as its customer, and tells staff; the same answer again has no further effect. */
export const answerOnPage = (
  services: Services,
  scope: Scope,
  subject: LinkSubject,
  given: PageAnswer,
): Promise<PageResult> =>
  scope
    .transaction(async (own): Promise<PageResult> => {
      const estimate = await currentEstimate(own, subject, { lock: true });
      if (!estimate) return 'newer';
      if ((await own.count(estimateAnswers, eq(estimateAnswers.id, given.id))) > 0) return 'done';
      const refused = refusal(estimate, given);
      if (refused) return refused;
      const columns = await answerEstimate(inventoryOf(services), own, estimate, {
        ...given,
        channel: 'LINK',
        by: null,
      });
      await updateVersioned(own, estimates, [estimate.id], null, columns);
      await tellAnswer(own, services.notify, estimate, given.answer);
      return 'done';
    })
    .catch((error: unknown): PageResult => {
      const [{ path, code } = { path: '', code: '' }] = error instanceof Problem ? (error.errors ?? []) : [];
      if (code === 'ticket_gone') return 'gone';
      if (code === 'ticket_ready') return 'ready';
      if (path === '/option') return 'noOption';
      throw error;
    });

/** Why an answer does not count; `done` if it was given already. */
function refusal(estimate: Estimate, { hash, answer, option }: PageAnswer): PageResult | undefined {
  if (hash !== hashOfOffer(offerOf(estimate))) return 'newer';
  if (isOpen(estimate)) return isPast(estimate) ? 'expired' : undefined;
  if (estimate.state === 'EXPIRED') return 'expired';
  const isSame = estimate.state === answer && estimate.approved_option === (option ?? null);
  return isSame ? 'done' : 'decided';
}

/** The customer opened the estimate by hand, which no scanner of mails does. */
export const markSeen = (scope: Scope, subject: LinkSubject): Promise<void> =>
  scope.transaction(async (own) => {
    const estimate = await currentEstimate(own, subject, { lock: true });
    if (estimate?.state !== 'SENT' || isPast(estimate)) return;
    await changed(own, null, estimate, 'SEEN');
    await updateVersioned(own, estimates, [estimate.id], null, { state: 'SEEN' });
  });
