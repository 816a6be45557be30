import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/schemas/reports/periods.ts';
import type { SumReport, ReportQuery } from '../../src/schemas/reports/reports.ts';
import type { Scope } from '../core/scope.ts';
import type { Sums } from './figures.ts';
import { sources, type Table } from './sources.ts';

/** Sums of one day over all keys, or of one key over all days. */
export interface Fact {
  is_former: boolean;
  /** Null for sums of a key. */
  day: string | null;
  key: string | null;
  sums: Sums;
}

export interface Asked {
  period: Period;
  former: Period | null;
  location_id: number | null;
  staff_as: NonNullable<ReportQuery['staff_as']>;
}

/** Reads the sums of a report by day and by key, in one statement. */
export async function readFacts(scope: Scope, name: SumReport, asked: Asked): Promise<Fact[]> {
  const { sums, facts, isOfLines, groupedBy, keyOf } = sources[name](asked.staff_as);
  const isIn = (table: Table) => conditionOf(table, asked);
  const names = sums.map((one) => sql.identifier(one));
  const summed = sql.join(
    names.map((one) => sql`sum(${one})::bigint as ${one}`),
    sql`, `,
  );
  const isFormer = sql`day < ${asked.period.from}::date`;
  // Lines have so many keys that reading them twice is cheaper than grouping by day and key at once.
  const held = isOfLines ? sql`not materialized` : sql`materialized`;
  const rows = await scope.read<Record<string, unknown>>(
    (own) => sql`
      with facts as ${held} (${facts({ own, isIn })})
      select ${isFormer} as is_former, day::text as day, null::text as key, ${summed} from facts group by day
      union all
      select ${isFormer}, null, ${keyOf}, ${summed} from facts group by 1, ${groupedBy}`,
  );
  return rows.map(({ is_former, day, key, ...found }) => ({
    is_former: Boolean(is_former),
    day: day as string | null,
    key: key as string | null,
    sums: Object.fromEntries(sums.map((one) => [one, found[one] === null ? null : Number(found[one])])),
  }));
}

function conditionOf({ day, location_id }: Table, { period, former, location_id: wanted }: Asked): SQL {
  const during = ({ from, to }: Period) => sql`${day} between ${from} and ${to}`;
  const days = former ? sql`(${during(period)} or ${during(former)})` : during(period);
  return wanted === null ? days : sql`${days} and ${location_id} = ${wanted}`;
}
