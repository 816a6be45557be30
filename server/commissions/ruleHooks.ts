import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { CommissionRule } from '../../src/schemas/commissions/rules.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { roles, staffNames } from '../staff/index.ts';
import { commissionRules } from './tables.ts';

const later = alias(commissionRules, 'later');

const inOrder = (table: Record<'valid_from' | 'created_date' | 'id', PgColumn>) =>
  sql`(${table.valid_from}, ${table.created_date}, ${table.id})`;

/** A later rule for the same staff member or role and kind is valid today. */
const hasSuccessor = (scope: Scope, today: string): SQL => {
  const isSame = (key: 'staff_id' | 'role') =>
    sql`${later[key]} is not distinct from ${commissionRules[key]}`;
  return sql`exists (select 1 from ${commissionRules} as ${sql.identifier('later')} where ${scope.tenantFilter(later)}
    and ${isSame('staff_id')} and ${isSame('role')} and ${later.kind} = ${commissionRules.kind}
    and ${later.valid_from} <= ${today} and ${inOrder(later)} > ${inOrder(commissionRules)})`;
};

const stateIn = (scope: Scope, today: string): SQL<CommissionRule['state']> =>
  sql`case when ${commissionRules.valid_from} > ${today} then 'COMING' when ${hasSuccessor(scope, today)} then 'PAST' else 'CURRENT' end`;

const today = ({ store }: Scope) => dayIn(store.timezone);

/** Rules are append-only; the state of a rule depends on later ones (contract 4 §2.10). */
export const ruleHooks: Hooks<CommissionRule> = {
  filters: {
    state: (scope, states: string[]) => or(...states.map((state) => eq(stateIn(scope, today(scope)), state))),
  },

  complete: async (scope, records) => {
    const { id } = commissionRules;
    const ids = records.map((record) => record.id);
    const [names, states] = await Promise.all([
      staffNames(
        scope,
        records.flatMap(({ staff_id, created_by }) => [staff_id, created_by]),
      ),
      scope.select(commissionRules, { id, state: stateIn(scope, today(scope)) }, { where: inArray(id, ids) }),
    ]);
    const byId = new Map(states.map((row) => [row.id, row.state]));
    for (const record of records) {
      record.person = names.get(String(record.staff_id)) ?? null;
      record.by = names.get(String(record.created_by)) ?? null;
      record.state = byId.get(record.id) ?? record.state;
    }
  },

  beforeWrite: async ({ scope }, { role }) => {
    if (role !== null && (await scope.count(roles, eq(roles.code, role))) === 0)
      throw invalid([{ path: '/role', code: 'reference' }]);
  },
};
