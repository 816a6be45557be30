import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointments } from '../../appointments/tables.ts';
import type { Scope } from '../../core/scope.ts';
import { mails } from '../../mailQueue/tables.ts';
import { followers } from '../followers.ts';
import { contactRequests } from '../tables.ts';
import type { customerMerges, MergeSnapshot } from './tables.ts';

type Row = typeof customerMerges.$inferSelect;
export type UndoableMerge = Pick<Row, 'kept_id' | 'merged_id' | 'merged_date'> & { snapshot: MergeSnapshot };

/** By kind how much was made since a merge: what came for the merged one's own address, and what for whoever stays. */
export interface Since {
  theirs: Record<string, number>;
  others: Record<string, number>;
}

/** Counts what was made since a merge for the one who stays, by whose address it came for. */
export async function countSince(scope: Scope, merge: UndoableMerge): Promise<Since> {
  const counted = await Promise.all(
    Object.entries(followers).map(async ([kind, table]) => {
      const isTheirs = isForTheir(merge, kind);
      const [all, theirs] = await Promise.all([
        scope.count(table, isSince(merge, table)),
        isTheirs ? scope.count(table, and(isSince(merge, table), isTheirs)) : 0,
      ]);
      return { kind, theirs, others: all - theirs };
    }),
  );
  const of = (side: keyof Since) =>
    Object.fromEntries(counted.filter((one) => one[side] > 0).map((one) => [one.kind, one[side]]));
  return { theirs: of('theirs'), others: of('others') };
}

/** Gives the merged one what came for their own address since. */
export async function giveSince(scope: Scope, merge: UndoableMerge): Promise<void> {
  for (const [kind, table] of Object.entries(followers)) {
    const isTheirs = isForTheir(merge, kind);
    const where = isTheirs && and(isSince(merge, table), isTheirs);
    if (where) await scope.update(table, { customer_id: merge.merged_id }, where);
  }
}

const isSince = (
  { kept_id, merged_date }: UndoableMerge,
  table: { customer_id: PgColumn; created_date: PgColumn },
) => and(eq(table.customer_id, kept_id), gt(table.created_date, merged_date));

/** Bookings, requests and mails say for whom they are; what is paid for stays with who paid. */
function isForTheir({ merged_id, snapshot }: UndoableMerge, kind: string): SQL | undefined {
  const emailsOf = (id: unknown, email: unknown) =>
    [email, ...snapshot.aliases.filter((one) => one.customer_id === id).map((one) => one.email)].map((one) =>
      String(one).toLowerCase(),
    );
  const kept = new Set(emailsOf(snapshot.kept.id, snapshot.kept.email));
  const own = emailsOf(merged_id, snapshot.merged.email).filter((email) => email && !kept.has(email));
  if (own.length === 0) return undefined;
  const isOwn = (address: PgColumn | SQL) => sql`lower(${address}) = any(${sql.param(own)}::text[])`;
  if (kind === 'appointments') return isOwn(appointments.customer_email);
  if (kind === 'requests') return isOwn(contactRequests.customer_email);
  if (kind === 'mails')
    return sql`exists (select 1 from jsonb_array_elements(${mails.to}) as recipient where ${isOwn(sql`recipient ->> 'address'`)})`;
  return undefined;
}
