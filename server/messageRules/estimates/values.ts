import { and, desc, eq, ne } from 'drizzle-orm';
import type { Estimate } from '../../../src/schemas/estimates/estimates.ts';
import { plainSpaces } from '../../../src/schemas/inbox/segments.ts';
import type { MailLanguage } from '../../../src/schemas/mail/mail.ts';
import type { MessageValues } from '../../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../../core/scope.ts';
import { estimates } from '../../estimates/index.ts';
import { amountText, dateText, type LinkSubject } from '../../statusPages/index.ts';
import { estimateTexts } from './texts.ts';

/** What messages say of an estimate. */
export type PricedEstimate = Pick<
  Estimate,
  'version' | 'amounts' | 'total' | 'approved_option' | 'expires_date'
>;

interface Reader {
  language: MailLanguage;
  timezone: string;
}

/** Returns what the placeholders of an estimate stand for. */
export function valuesOfEstimate(estimate: PricedEstimate, { language, timezone }: Reader): MessageValues {
  const { version, expires_date } = estimate;
  return {
    'estimate.version': String(version),
    'estimate.total': plainSpaces(totalText(estimate, language)),
    ...(expires_date && { 'estimate.until': plainSpaces(dateText(expires_date, language, timezone)) }),
  };
}

/** What an estimate costs: of several options, what they range between until one is approved. */
function totalText({ amounts, total, approved_option }: PricedEstimate, language: MailLanguage): string {
  const least = amountText(total, language);
  const most = Math.max(total, ...amounts.map((option) => option.total));
  if (approved_option !== null || most === total) return least;
  return estimateTexts[language].range(least, amountText(most, language));
}

/** Adds what the placeholders of an estimate stand for, if there is one. */
export const withEstimate = (
  { en, fr }: Record<MailLanguage, MessageValues>,
  estimate: PricedEstimate | undefined,
  timezone: string,
): Record<MailLanguage, MessageValues> => ({
  en: { ...en, ...(estimate && valuesOfEstimate(estimate, { language: 'en', timezone })) },
  fr: { ...fr, ...(estimate && valuesOfEstimate(estimate, { language: 'fr', timezone })) },
});

/** Returns the last version of the estimates of a ticket or a quote, by default of those that were sent. */
export async function lastEstimate(
  scope: Scope,
  subject: LinkSubject,
  { withDraft = false } = {},
): Promise<PricedEstimate | undefined> {
  const { version, amounts, total, approved_option, expires_date, ticket_id, quote_id, state } = estimates;
  const isOf = 'ticket_id' in subject ? eq(ticket_id, subject.ticket_id) : eq(quote_id, subject.quote_id);
  const [last] = await scope.select(
    estimates,
    { version, amounts, total, approved_option, expires_date },
    {
      where: withDraft ? isOf : and(isOf, ne(state, 'DRAFT')),
      orderBy: [desc(version)],
      limit: 1,
    },
  );
  return last;
}
