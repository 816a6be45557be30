import { desc, sql, type SQL } from 'drizzle-orm';
import type { IntakeRules } from '../../../src/schemas/tickets/intakeRules.ts';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { intakeRules, tickets } from '../tables.ts';
import { changedParts } from './rules.ts';

/** Versions of a page at most: each is read with its content. */
const MOST = 20;

const { version, rules, created_by, created_date } = intakeRules;

interface Row {
  version: number;
  rules: IntakeRules;
  created_by: string | null;
  created_date: string;
  tickets: number;
}

/** Lists the versions of the rules without their content, newest first. */
export async function listRuleVersions(scope: Scope, { page, per_page }: { page: number; per_page: number }) {
  const limit = Math.min(per_page, MOST);
  const [total, rows] = await Promise.all([
    scope.count(intakeRules),
    // One more, with which the last is compared.
    readRows(scope, sql`order by ${desc(version)} limit ${limit + 1} offset ${(page - 1) * limit}`),
  ]);
  const data = await summariesOf(scope, rows);
  return { data: data.slice(0, limit), metadata: { total, page, per_page: limit } };
}

/** Returns a version with its content. */
export async function readRuleVersion(scope: Scope, number: number) {
  const rows = await readRows(
    scope,
    sql`where ${version} in (${number - 1}, ${number}) order by ${desc(version)}`,
  );
  const [summary] = await summariesOf(scope, rows);
  if (!summary || !rows[0] || summary.version !== number) throw notFound();
  return { ...summary, config: rows[0].rules };
}

/** Reads versions with the number of tickets that were taken in while each was current. */
const readRows = (scope: Scope, which: SQL): Promise<Row[]> =>
  scope.read<Row>(
    (own) => sql`select ${version}, ${rules}, ${created_by},
      to_char(${created_date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_date,
      (select count(*)::int from ${own(tickets)} where ${tickets.created_date} >= ${created_date}
        and (until is null or ${tickets.created_date} < until)) as tickets
    from (select *, lead(created_date) over (order by version) as until from ${own(intakeRules)}) as intake_rules
    ${which}`,
  );

async function summariesOf(scope: Scope, rows: Row[]) {
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  return rows.map(({ rules: after, created_by: by, created_date: saved_date, ...row }, index) => ({
    ...row,
    saved_by: by === null ? null : { id: by, name: names.get(by) ?? '' },
    saved_date,
    changes: changedParts(rows[index + 1]?.rules ?? {}, after),
    restored: null,
  }));
}
