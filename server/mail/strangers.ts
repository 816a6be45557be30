import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { can, type Who } from '../../src/schemas/can.ts';
import { mailsToAnyAddress, type NewMail } from '../../src/schemas/mail/mail.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { appointments } from '../appointments/index.ts';
import type { Scope } from '../core/scope.ts';
import type { StoreTable } from '../core/tables/owners.ts';
import { contactRequests, customerAliases, customers } from '../customers/index.ts';
import { suppliers } from '../inventory/index.ts';
import { locations } from '../locations/index.ts';
import { orders } from '../sales/index.ts';
import { staff } from '../staff/index.ts';
import { readStore } from '../store/index.ts';
import { tradeRequests } from '../trade/index.ts';

type Source = [table: StoreTable, email: PgColumn];

/** Addresses of the store's staff and locations: the only ones allowed as Reply-To. */
const own: Source[] = [
  [staff, staff.email],
  [locations, locations.email],
];

/** All email addresses known to the store. */
const known: Source[] = [
  ...own,
  [customers, customers.email],
  [customerAliases, customerAliases.email],
  [appointments, appointments.customer_email],
  [contactRequests, contactRequests.customer_email],
  [orders, orders.customer_email],
  [tradeRequests, tradeRequests.customer_email],
  [suppliers, suppliers.email],
];

type Addressed = Pick<NewMail, 'to' | 'cc' | 'bcc' | 'reply_to'>;

/**
 * Returns errors for recipients unknown to the store, and for a Reply-To that is not the store's own, unless the staff
 * member may write to any address.
 */
export async function strangersIn(scope: Scope, who: Who, mail: Addressed): Promise<ValidationError[]> {
  if (can(who, 'create', mailsToAnyAddress) === true) return [];
  const { reply_to } = mail;
  const lists = ['to', 'cc', 'bcc'] as const;
  const named = lists.flatMap((list) =>
    mail[list].map(({ address }, index) => ({ path: `/${list}/${index}/address`, address })),
  );
  const [strangers, foreign] = await Promise.all([
    strangersAmong(
      scope,
      known,
      named.map(({ address }) => address),
    ),
    strangersAmong(scope, own, reply_to ? [reply_to] : []),
  ]);
  return [
    ...named
      .filter(({ address }) => strangers.has(address.toLowerCase()))
      .map(({ path }) => ({ path, code: 'stranger' })),
    ...(foreign.size > 0 ? [{ path: '/reply_to', code: 'stranger' }] : []),
  ];
}

async function strangersAmong(scope: Scope, sources: Source[], addresses: string[]): Promise<Set<string>> {
  const left = new Set(addresses.map((one) => one.toLowerCase()));
  if (left.size === 0) return left;
  left.delete((await readStore(scope)).email.toLowerCase());
  for (const [table, email] of sources) {
    if (left.size === 0) return left;
    const lower: SQL<string> = sql`lower(${email})`;
    const rows = await scope.select(table, { email: lower }, { where: inArray(lower, [...left]) });
    for (const row of rows) left.delete(row.email);
  }
  return left;
}
