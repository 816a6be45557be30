import { and, inArray, isNull, sql } from 'drizzle-orm';
import { isEmailAddress } from '../../../src/schemas/mail/recipients.ts';
import type { SkippedCustomers, SkipReason, BulkEmailPurpose } from '../../../src/schemas/mail/bulkEmails.ts';
import { inChunks } from '../../core/chunks.ts';
import type { Scope } from '../../core/scope.ts';
import { customers, mayMail, statesOf } from '../../customers/index.ts';

const { id, email, is_voided, forgotten_date } = customers;

/**
 * Returns the customers that an email may be sent to, and how many are skipped for which reason; newsletters need
 * consent.
 */
export async function audienceOf(
  scope: Scope,
  customerIds: string[],
  purpose: BulkEmailPurpose,
): Promise<{ ids: string[]; left_out: SkippedCustomers }> {
  const left_out = { gone: 0, inactive: 0, no_email: 0, no_consent: 0 };
  const ids: string[] = [];
  for await (const some of inChunks([...new Set(customerIds)], 1000)) {
    const where = and(inArray(id, some), isNull(forgotten_date));
    const rows = await scope.select(customers, { id, email, is_voided }, { where });
    const found = new Map(rows.map((row) => [row.id, row]));
    const agreed = await mayMail(scope, some, purpose);
    const emails = rows.flatMap((row) => row.email ?? []);
    const refused = purpose === 'NEWSLETTER' ? await refusedAmong(scope, emails) : new Set();
    for (const one of some) {
      const customer = found.get(one);
      const isAgreed = agreed.has(one) && !refused.has(customer?.email?.toLowerCase());
      const reason = reasonFor(customer) ?? (isAgreed ? undefined : 'no_consent');
      if (reason) left_out[reason] += 1;
      else ids.push(one);
    }
  }
  return { ids, left_out };
}

/** Addresses for which consent was withdrawn, by any customer with that address. */
async function refusedAmong(scope: Scope, emails: string[]): Promise<Set<string | undefined>> {
  const addresses = emails.map((one) => one.toLowerCase());
  const where = inArray(sql`lower(${email})`, addresses);
  const owners = await scope.select(customers, { id, email }, { where });
  const states = await statesOf(
    scope,
    owners.map((owner) => owner.id),
  );
  const refusing = owners.filter((owner) => states.get(owner.id)?.NEWSLETTER === 'WITHDRAWN');
  return new Set(refusing.map((owner) => owner.email?.toLowerCase()));
}

function reasonFor(customer?: { email: string | null; is_voided: boolean }): SkipReason | undefined {
  if (!customer) return 'gone';
  if (customer.is_voided) return 'inactive';
  return isEmailAddress(customer.email ?? '') ? undefined : 'no_email';
}
