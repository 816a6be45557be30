import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { customerRecords, type CustomerRecords } from '../contributions.ts';
import type { customerMerges, MergeSnapshot } from './tables.ts';

type Row = typeof customerMerges.$inferSelect;
export type UndoableMerge = Pick<Row, 'kept_id' | 'merged_id' | 'merged_date'> & { snapshot: MergeSnapshot };

/** Numbers of records that came since a merge, by kind: those addressed to the merged customer, and all others. */
export interface Since {
  theirs: Record<string, number>;
  others: Record<string, number>;
}

/** Counts the records that came to the kept customer since the merge. */
export async function countSince(scope: Scope, merge: UndoableMerge): Promise<Since> {
  const counted = await Promise.all(
    customerRecords().map(async ([kind, records]) => {
      const { table } = records;
      const isTheirs = isForTheir(merge, records);
      const [all, theirs] = await Promise.all([
        scope.count(table, isSince(merge, records)),
        isTheirs ? scope.count(table, and(isSince(merge, records), isTheirs)) : 0,
      ]);
      return { kind, theirs, others: all - theirs };
    }),
  );
  const of = (side: keyof Since) =>
    Object.fromEntries(counted.filter((one) => one[side] > 0).map((one) => [one.kind, one[side]]));
  return { theirs: of('theirs'), others: of('others') };
}

/** Returns to the merged customer the records since the merge that were addressed to them. */
export async function giveSince(scope: Scope, merge: UndoableMerge): Promise<void> {
  for (const [, records] of customerRecords()) {
    const { table } = records;
    const isTheirs = isForTheir(merge, records);
    const where = isTheirs && and(isSince(merge, records), isTheirs);
    if (where) await scope.update(table, { customer_id: merge.merged_id }, where);
  }
}

const isSince = ({ kept_id, merged_date }: UndoableMerge, { table, since }: CustomerRecords) =>
  and(eq(table.customer_id, kept_id), sql`${since ?? table.created_date} > ${merged_date}`);

/** The condition that a record was addressed to the merged customer; undefined where records have no address. */
function isForTheir(
  { merged_id, snapshot }: UndoableMerge,
  { email, isSentTo }: CustomerRecords,
): SQL | undefined {
  const emailsOf = (id: unknown, present: unknown) =>
    [present, ...snapshot.aliases.filter((one) => one.customer_id === id).map((one) => one.email)].map(
      (one) => String(one).toLowerCase(),
    );
  const kept = new Set(emailsOf(snapshot.kept.id, snapshot.kept.email));
  const own = emailsOf(merged_id, snapshot.merged.email).filter((one) => one && !kept.has(one));
  if (own.length === 0) return undefined;
  if (isSentTo) return isSentTo(own);
  return email && sql`lower(${email}) = any(${sql.param(own)}::text[])`;
}
