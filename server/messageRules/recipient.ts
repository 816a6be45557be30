import { eq } from 'drizzle-orm';
import type { MailLanguage } from '../../src/schemas/mail/mail.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';

/** Reads what messages need of a customer, if there is one. */
export async function readRecipient(scope: Scope, customerId: string | null) {
  if (!customerId) return undefined;
  const { id, first_name, email, phone, language } = customers;
  const [customer] = await scope.select(
    customers,
    { id, first_name, email, phone, language },
    { where: eq(id, customerId) },
  );
  return customer;
}

/** The language in which a customer is written to. */
export const languageOf = (customer: { language: string | null } | undefined): MailLanguage =>
  customer?.language?.startsWith('fr') ? 'fr' : 'en';
