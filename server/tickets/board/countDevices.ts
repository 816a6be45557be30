import { and, gte, inArray, ne, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { deviceFigures, type DashboardFigures } from '../../../src/schemas/dashboard/figures.ts';
import { dayIn } from '../../../src/schemas/days.ts';
import { waitingStates } from '../../../src/schemas/tickets/states.ts';
import type { Scope } from '../../core/scope.ts';
import { whereDeviceLate } from '../late.ts';
import { ticketDevices } from '../tables.ts';

/** Counts the devices of the locations that `near` names: ready, late, waiting, and taken in today. */
export async function countDevices(
  scope: Scope,
  near: (location: PgColumn) => SQL | undefined,
): Promise<NonNullable<DashboardFigures['devices']>> {
  const { state, created_date, location_id } = ticketDevices;
  const { timezone } = scope.store;
  const today = sql`${dayIn(timezone)}::timestamp at time zone ${timezone}`;
  const conditions: Record<(typeof deviceFigures)[number], SQL | undefined> = {
    READY: eq(state, 'READY'),
    LATE: and(ne(state, 'GONE'), whereDeviceLate(scope, true)),
    WAITING: inArray(state, [...waitingStates]),
    TODAY: gte(created_date, today),
  };
  const kinds = await Promise.all(
    deviceFigures.map(async (kind) => ({
      kind,
      count: await scope.count(ticketDevices, and(conditions[kind], near(location_id))),
    })),
  );
  return { kinds };
}
