import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { createStatusLink, type PageLanguage } from '../statusPages/index.ts';
import { customerLink } from '../tickets/index.ts';
import { PAGE } from './sendLink.ts';
import { subjectOf } from './subject.ts';
import { estimates } from './tables.ts';

interface MessageLink extends Pick<Services, 'originOf'> {
  locale: PageLanguage;
}

/**
 * Makes the link of a message about an estimate: to the estimate of its quote, or the status page of the ticket that the
 * quote became; undefined: there is none.
 */
export async function messageLinkOf(
  scope: Scope,
  estimateId: string,
  { locale, originOf }: MessageLink,
): Promise<string | undefined> {
  const { id, ticket_id, quote_id, expires_date } = estimates;
  const [estimate] = await scope.select(
    estimates,
    { ticket_id, quote_id, expires_date },
    { where: eq(id, estimateId) },
  );
  if (!estimate) return undefined;
  const subject = subjectOf(estimate);
  const link = { by: null, locale, originOf };
  if ('ticket_id' in subject) return customerLink(scope, { ...link, ticketId: subject.ticket_id });
  const until = estimate.expires_date ? { until: new Date(estimate.expires_date) } : {};
  return (await createStatusLink(scope, subject, { ...link, page: PAGE, ...until })).address;
}
