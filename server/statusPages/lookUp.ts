import { eq } from 'drizzle-orm';
import { customers } from '../customers/index.ts';
import type { Scope } from '../core/scope.ts';
import { tickets } from '../tickets/index.ts';
import { hasPage, statusPageOf } from './links.ts';

/** Digits of a number in any writing: '# 12-34', full-width digits. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '');

/** The last four digits of a phone number without its extension. */
const lastFour = (phone: string): string => digitsOf(phone.replace(/\s*x\d*$/i, '')).slice(-4);

/** Returns the id of the ticket with this number whose customer's phone ends with these digits. */
export async function findTicket(
  scope: Scope,
  typed: { number: string; phone: string },
): Promise<string | undefined> {
  const number = Number(digitsOf(typed.number).slice(0, 12));
  const digits = lastFour(typed.phone);
  if (!number || number > 2_147_483_647 || digits.length < 4) return undefined;
  const [found] = await scope.select(
    tickets,
    { id: tickets.id, phone: customers.phone },
    {
      join: { table: customers, on: eq(customers.id, tickets.customer_id) },
      where: eq(tickets.number, number),
    },
  );
  if (!found?.phone || lastFour(found.phone) !== digits) return undefined;
  const { is_ended } = await statusPageOf(scope, found.id);
  return !is_ended && (await hasPage(scope, found.id)) ? found.id : undefined;
}
