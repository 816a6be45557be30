import { eq, max } from 'drizzle-orm';
import { dayIn } from '../../../src/schemas/days.ts';
import type { Db } from '../../core/database.ts';
import { commissionRules, commissions } from '../../commissions/index.ts';
import { recordChanges } from '../../core/history/tables.ts';
import { items } from '../../inventory/index.ts';
import { locations } from '../../locations/index.ts';
import { soldLines } from '../../reports/index.ts';
import { orderLines, orders, payments } from '../../sales/index.ts';
import { registers } from '../../wallet/index.ts';
import type { Booked } from '../appointments.ts';
import type { Customer } from '../customers.ts';
import type { DemoStore } from '../data/stores.ts';
import { insert } from '../insert.ts';
import { people } from '../people.ts';
import { storeIdOf } from '../stores.ts';
import { addByService } from './byService.ts';
import { Ledger } from './ledger.ts';
import { earnedOf } from './earned.ts';
import { paymentsOf, saleOf } from './money.ts';
import { makeOrders, rowsOf, type Made } from './orders.ts';
import type { Place } from './plan.ts';
import { buildRules } from './rules.ts';
import { soldGifts, soldItems, soldRepairs } from './sold.ts';
import { buildRegisters, registerIdOf } from './registers.ts';

interface Generation {
  customers: Customer[];
  booked: Booked;
  generation: number;
  now: Date;
}

/**
 * Adds a store's sales of the last weeks: an order for each movement that sold something and each past appointment,
 * with payments, registers, commissions and the ledger that they add up to.
 */
export async function addSales(db: Db, store: DemoStore, { customers, booked, generation, now }: Generation) {
  const store_id = storeIdOf(store);
  const places = await placesOf(db, store);
  const isFirst = generation === 0;
  const sales = [
    ...(isFirst ? await soldItems(db, store, places, customers) : []),
    ...(isFirst ? soldGifts(store, places, customers, now) : []),
    ...soldRepairs(store, places, booked, { generation, now }),
  ];
  const [last] = await db
    .select({ number: max(orders.order_no) })
    .from(orders)
    .where(eq(orders.store_id, store_id));
  const made = makeOrders(sales, (last?.number ?? 1000) + 1);
  const rules = buildRules(store, dayIn(store.timezone, now));
  const costs = await costsOf(db, store_id);
  const ledger = new Ledger(store_id);
  const registerOf = ({ sale: { place }, day }: Made) => (isFirst ? registerIdOf({ place, day }) : null);
  const paid = made.flatMap((one) => paymentsOf(ledger, one, store_id, registerOf(one)));
  const sold = made.flatMap((one) => saleOf(ledger, one, store_id, costs, registerOf(one)));
  const earned = made.flatMap((one) => earnedOf(ledger, one, store_id, rules));
  const registerRows = isFirst ? buildRegisters(ledger, registerDays(made, places, now), store_id, now) : [];
  const rows = made.map((one) => rowsOf(one, store_id));
  if (isFirst) await insert(db, commissionRules, rules);
  await insert(db, registers, registerRows);
  await insert(
    db,
    orders,
    rows.map(({ order }) => order),
  );
  await insert(
    db,
    orderLines,
    rows.flatMap(({ lines }) => lines),
  );
  await insert(db, payments, paid);
  await ledger.store(db);
  await insert(db, soldLines, sold);
  await insert(db, commissions, earned);
  await insert(db, recordChanges, made.flatMap(changesOf(store_id)));
  if (isFirst) await addByService(db, { store, places, customers, made, now });
}

/** Days and locations with sales, and today for every location. */
const registerDays = (made: Made[], places: Map<number, Place>, now: Date) => [
  ...made.map(({ sale: { place }, day }) => ({ place, day })),
  ...[...places.values()].map((place) => ({ place, day: dayIn(place.timezone, now) })),
];

const mailboxOf = (address: string | null) => address?.split('@')[0];

async function placesOf(db: Db, store: DemoStore): Promise<Map<number, Place>> {
  const { id, country, state, timezone, email } = locations;
  const rows = await db
    .select({ id, country, state, timezone, email })
    .from(locations)
    .where(eq(locations.store_id, storeIdOf(store)));
  const all = people(store).map(({ person, location }) => ({ location, id: person.id, role: person.role }));
  return new Map(
    rows.map((row) => {
      const own = all.filter(({ location, role }) => location === mailboxOf(row.email) && role !== 'ADMIN');
      const sellers = (own.length > 0 ? own : all).map((person) => ({ id: person.id, role: person.role }));
      return [row.id, { ...row, sellers }];
    }),
  );
}

async function costsOf(db: Db, storeId: string): Promise<Map<string, number | null>> {
  const rows = await db
    .select({ id: items.id, cost: items.cost })
    .from(items)
    .where(eq(items.store_id, storeId));
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}

/** History of an order: created and completed. */
const changesOf =
  (store_id: string) =>
  ({ order, sale: { seller, at } }: Made): (typeof recordChanges.$inferInsert)[] => {
    const change = { store_id, model: 'orders', record_id: order.id, changed_by: seller.id };
    const status: [string, string] = ['PENDING', 'COMPLETED'];
    const made = new Date(at.getTime() - 8 * 60_000);
    return [
      { ...change, action: 'created' as const, changed_date: made, changes: {} },
      { ...change, action: 'updated' as const, changed_date: at, changes: { order_status: status } },
    ];
  };
