import { and, asc, count, eq, gte, inArray, lt, lte, ne, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointments as bookingModel } from '../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../src/schemas/can.ts';
import {
  overdueDays,
  repairDays,
  salesDays,
  type DashboardFigures,
} from '../../src/schemas/dashboard/figures.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { itemKinds } from '../../src/schemas/inventory/items.ts';
import { stock as stockModel } from '../../src/schemas/inventory/stock.ts';
import type { Model } from '../../src/schemas/model.ts';
import { orders as orderModel } from '../../src/schemas/sales/orders.ts';
import { openStatuses } from '../../src/schemas/sales/states.ts';
import { ticketDevices as deviceModel } from '../../src/schemas/tickets/ticketDevices.ts';
import { registers as registerModel } from '../../src/schemas/wallet/registers.ts';
import { appointments } from '../appointments/index.ts';
import { groupBy } from '../core/groupBy.ts';
import type { Scope } from '../core/scope.ts';
import { stockLevels } from '../inventory/index.ts';
import { locations } from '../locations/index.ts';
import { orders } from '../sales/index.ts';
import { countDevices } from '../tickets/index.ts';
import { dayAt, entries, registerCash, registers } from '../wallet/index.ts';

/** The condition that a row is at a requested location that the caller may see. */
type Near = (location: PgColumn) => SQL | undefined;

/** Returns the figures that the caller may see, of one location or of all visible ones. */
export async function readFigures(
  scope: Scope,
  who: Who,
  asked: number | undefined,
): Promise<DashboardFigures> {
  const today = asked === undefined ? dayIn(scope.store.timezone) : await dayAt(scope, asked);
  const part = <T>(model: Pick<Model, 'access'>, read: (near: Near) => Promise<T>) => {
    const near = nearOf(who, model, asked);
    return near ? read(near) : undefined;
  };
  const [sales, open, tills, low_stock, repairs, onTickets] = await Promise.all([
    part(orderModel, (near) => readSales(scope, near, today)),
    part(orderModel, (near) => readOrders(scope, near)),
    part(registerModel, (near) => readOpenRegisters(scope, near)),
    part(stockModel, (near) => readLowStock(scope, near)),
    part(bookingModel, (near) => readRepairs(scope, near, today)),
    part(deviceModel, (near) => countDevices(scope, near)),
  ]);
  return {
    ...(sales && { sales }),
    ...(open && { orders: open }),
    ...(tills && { tills }),
    ...(low_stock && { low_stock }),
    ...(repairs && { repairs }),
    ...(onTickets && { devices: onTickets }),
  };
}

/** Returns the locations condition for a model; undefined if the caller may list no records of it. */
function nearOf(who: Who, model: Pick<Model, 'access'>, asked: number | undefined): Near | undefined {
  const verdict = can(who, 'list', model);
  if (verdict === false) return undefined;
  const isBound = verdict !== true;
  return (location) =>
    and(
      isBound ? eq(location, who.location_id ?? 0) : undefined,
      asked === undefined ? undefined : eq(location, asked),
    );
}

/** Adds days to a date. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the requested locations grouped by their current date, which depends on the time zone. */
async function calendarsOf(scope: Scope, near: Near): Promise<{ today: string; ids: number[] }[]> {
  const { id, timezone } = locations;
  const rows = await scope.select(locations, { id, timezone }, { where: near(id) });
  const byDay = groupBy(rows, (row) => dayIn(row.timezone));
  return [...byDay].map(([today, some]) => ({ today, ids: some.map((row) => row.id) }));
}

/**
 * Sums counts per day over calendars with different first days: the result has one number per day from the first on.
 */
const added = (rows: { day: string; number: number }[][], firsts: string[], length: number): number[] =>
  Array.from({ length }, (_, index) =>
    rows
      .map((some, calendar) => some.find(({ day }) => day === dayAfter(firsts[calendar]!, index))?.number)
      .reduce<number>((all, one) => all + (one ?? 0), 0),
  );

/** Returns the first day of the sales period that ends on this day. */
const firstOf = (last: string) => dayAfter(last, 1 - salesDays);

async function readSales(scope: Scope, near: Near, today: string) {
  const { day, account, amount, location_id } = entries;
  const calendars = await calendarsOf(scope, near);
  const rows = await Promise.all(
    calendars.map((calendar) =>
      scope.select(
        entries,
        { day, number: sum(amount).mapWith(Number) },
        {
          where: and(
            gte(day, firstOf(calendar.today)),
            lte(day, calendar.today),
            inArray(account, ['SALES', 'SHIPPING']),
            inArray(location_id, calendar.ids),
          ),
          groupBy: day,
        },
      ),
    ),
  );
  const firsts = calendars.map((calendar) => firstOf(calendar.today));
  const amounts = added(rows, firsts, salesDays);
  return {
    days: amounts.map((one, index) => ({
      day: dayAfter(firstOf(today), index),
      amount: one === 0 ? 0 : -one,
    })),
  };
}

async function readOrders(scope: Scope, near: Near) {
  const { order_status, location_id } = orders;
  const rows = await scope.select(
    orders,
    { status: order_status, count: count() },
    { where: and(inArray(order_status, [...openStatuses]), near(location_id)), groupBy: order_status },
  );
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return { statuses: openStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 })) };
}

async function readOpenRegisters(scope: Scope, near: Near) {
  const { id, name, location_id, state, number } = registers;
  const open = await scope.select(
    registers,
    { id, name, location_id },
    { where: and(eq(state, 'OPEN'), near(location_id)), orderBy: [asc(location_id), asc(number)] },
  );
  const cash = await registerCash(
    scope,
    open.map((till) => till.id),
  );
  return { open: open.map((till) => ({ ...till, cash: cash.get(till.id) ?? 0 })) };
}

async function readLowStock(scope: Scope, near: Near) {
  const { kind, is_low, is_voided, location_id } = stockLevels;
  const rows = await scope.select(
    stockLevels,
    { kind, count: count() },
    { where: and(eq(is_low, true), eq(is_voided, false), near(location_id)), groupBy: kind },
  );
  const counts = new Map(rows.map((row) => [row.kind, row.count]));
  return { kinds: itemKinds.map((one) => ({ kind: one, count: counts.get(one) ?? 0 })) };
}

async function readRepairs(scope: Scope, near: Near, today: string) {
  const { type, status, is_voided, selected_date, location_id } = appointments;
  const calendars = await calendarsOf(scope, near);
  const found = await Promise.all(
    calendars.map(async (calendar) => {
      const isOpen = and(
        eq(type, 'APPOINTMENT'),
        eq(is_voided, false),
        ne(status, 'COMPLETED'),
        inArray(location_id, calendar.ids),
      );
      const before = dayAfter(calendar.today, -overdueDays);
      const [overdue, rows] = await Promise.all([
        scope.count(appointments, and(isOpen, gte(selected_date, before), lt(selected_date, calendar.today))),
        scope.select(
          appointments,
          { day: selected_date, number: count() },
          {
            where: and(
              isOpen,
              gte(selected_date, calendar.today),
              lt(selected_date, dayAfter(calendar.today, repairDays)),
            ),
            groupBy: selected_date,
          },
        ),
      ]);
      return { overdue, rows };
    }),
  );
  const counts = added(
    found.map(({ rows }) => rows),
    calendars.map((calendar) => calendar.today),
    repairDays,
  );
  return {
    overdue: found.reduce((all, { overdue }) => all + overdue, 0),
    days: counts.map((one, index) => ({ day: dayAfter(today, index), count: one })),
  };
}
