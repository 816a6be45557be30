import { asc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { commissionCalls } from '../../src/schemas/commissions/calls.ts';
import { commissions as model } from '../../src/schemas/commissions/commissions.ts';
import { models } from '../../src/schemas/models.ts';
import { listConditions } from '../core/records/conditions.ts';
import { entityOf } from '../core/records/entity.ts';
import { allowed } from '../core/routes/recordRequest.ts';
import { serve } from '../core/routes/serve.ts';
import { staffNames } from '../staff/index.ts';
import { commissionHooks } from './hooks.ts';
import { commissions } from './tables.ts';

const sum = (of = sql`${commissions.amount}`, when = sql`true`) =>
  sql<number>`coalesce(sum(${of}) filter (where ${when}), 0)`.mapWith(Number);
const isEarned = sql`${commissions.event} = 'EARNED'`;

/** Sums of commissions per staff member, with the filters of the list (contract 4 §7). */
export async function commissionRoutes(app: FastifyInstance) {
  const entity = entityOf(model, models, commissionHooks);

  serve(app, commissionCalls.getCommissionSums, async ({ scope, who, query }) => {
    const rows = await scope.select(
      commissions,
      {
        staff_id: commissions.staff_id,
        lines: sql<number>`count(*) filter (where ${isEarned})`.mapWith(Number),
        net: sum(sql`${commissions.net}`),
        earned: sum(undefined, isEarned),
        taken_back: sum(undefined, sql`not (${isEarned})`),
        amount: sum(),
      },
      {
        where: listConditions(scope, entity, query, allowed(who, model)),
        groupBy: commissions.staff_id,
        orderBy: [asc(commissions.staff_id)],
      },
    );
    const names = await staffNames(
      scope,
      rows.map(({ staff_id }) => staff_id),
    );
    return rows
      .map((row) => ({ ...row, person: names.get(row.staff_id) ?? null }))
      .toSorted((a, b) => (a.person ?? '').localeCompare(b.person ?? ''));
  });
}
