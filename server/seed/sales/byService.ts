import { and, eq, sql } from 'drizzle-orm';
// Reports and commissions record sales through extension points, which importing the domains registers.
import '../../domains.ts';
import type { Who } from '../../../src/schemas/can.ts';
import type { OrderStatus } from '../../../src/schemas/sales/states.ts';
import { rights } from '../../../src/schemas/rights.ts';
import { recordHistory } from '../../core/history/note.ts';
import type { Db } from '../../core/database.ts';
import { Scope } from '../../core/scope.ts';
import { type Inventory, items, stock } from '../../inventory/index.ts';
import { orderLines, orders, pay, refund, type RefundRequest, reserve } from '../../sales/index.ts';
import { post } from '../../wallet/index.ts';
import type { Customer } from '../customers.ts';
import type { DemoStore } from '../data/stores.ts';
import { insert } from '../insert.ts';
import { Random, uuidOf } from '../random.ts';
import { storeIdOf } from '../stores.ts';
import { makeOrders, rowsOf, type Made } from './orders.ts';
import { line, type Place } from './plan.ts';
import { buyerOf } from './sold.ts';

const HOUR = 3_600_000;

/** Notifications and live updates are dropped during seeding. */
const inventory: Inventory = { notify: async () => '' };
const sales = { inventory };

const whoIs = ({ sale: { seller, place } }: Made, store_id: string): Who => ({
  staff_id: seller.id,
  store_id,
  role: seller.role,
  rights,
  location_id: place.id,
});

interface Sold {
  store: DemoStore;
  places: Map<number, Place>;
  customers: Customer[];
  made: Made[];
  now: Date;
}

/** Adds open, cancelled and refunded orders with the services' own functions. */
export async function addByService(db: Db, { store, places, customers, made, now }: Sold): Promise<void> {
  const scope = new Scope(db, { id: storeIdOf(store), timezone: store.timezone });
  await addOpen(db, scope, { store, places, customers, made, now });
  await refundSome(scope, made);
}

const states: OrderStatus[] = ['PENDING', 'PROCESSING', 'ON_HOLD', 'CANCELLED', 'REJECTED', 'PENDING'];

/** Adds orders of the last hours; their items are reserved, and one has a deposit from store credit. */
async function addOpen(db: Db, scope: Scope, { store, places, customers, made: done, now }: Sold) {
  const random = new Random(`${store.key}/openOrders`);
  const known = customers.filter(({ is_voided, is_guest }) => !is_voided && !is_guest);
  const shelf = await onTheShelf(scope);
  const drafts = states.map((_, index) => {
    const { at, item } = shelf[index] ?? {};
    const place = (at === undefined ? undefined : places.get(at)) ?? random.pick([...places.values()]);
    const id = uuidOf(`${store.key}/openOrder/${index}`);
    return {
      id,
      place,
      seller: random.pick(place.sellers),
      buyer: buyerOf(random.pick(known)),
      appointment_id: null,
      at: new Date(now.getTime() - (states.length - index) * HOUR),
      lines: [
        item
          ? line({ id: uuidOf(`${id}/0`), kind: 'ITEM', ...item })
          : line({ id: uuidOf(`${id}/0`), kind: 'CUSTOM', name: 'Data transfer', unit_price: 4900 }),
      ],
      method: 'POS' as const,
      paid: 'NONE' as const,
    };
  });
  const first = Math.max(1000, ...done.map(({ order }) => order.order_no)) + 1;
  const opened = makeOrders(drafts, first).map((one, index) => ({
    ...one,
    order: { ...one.order, order_status: states[index]!, completed_date: null },
  }));
  const rows = opened.map((one) => rowsOf(one, scope.store.id));
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
  for (const one of opened) await tellOpen(scope, one);
}

async function tellOpen(scope: Scope, made: Made): Promise<void> {
  const { order } = made;
  const { id, order_status: status, customer_id, location_id } = order;
  const who = whoIs(made, scope.store.id);
  const isOpen = status !== 'CANCELLED' && status !== 'REJECTED';
  if (isOpen) await reserve(sales, { scope, who }, order);
  if (status === 'ON_HOLD') {
    const amount = Math.min(2000, order.total);
    await post(scope, who.staff_id, {
      kind: 'STORE_CREDIT',
      location_id,
      customer_id,
      note: 'For the long wait.',
      entries: [
        { account: 'EXPENSES', amount: 5000 },
        { account: 'STORE_CREDIT', amount: -5000, customer_id },
      ],
    });
    const paid = await pay({ scope, who }, order, { method: 'WALLET', balance: 'STORE_CREDIT', amount });
    await scope.update(orders, paid, eq(orders.id, id));
  }
  await recordHistory(scope, who, [
    { model: 'orders', id, action: 'created' },
    ...(status === 'PENDING'
      ? []
      : [
          {
            model: 'orders',
            id,
            action: 'updated' as const,
            changes: { order_status: ['PENDING', status] as [string, string] },
          },
        ]),
  ]);
}

/** Items with enough stock to reserve some. */
async function onTheShelf(scope: Scope) {
  const rows = await scope.select(
    stock,
    {
      item_id: stock.item_id,
      location_id: stock.location_id,
      name: items.name,
      sku: items.sku,
      price: items.price,
    },
    {
      join: { table: items, on: eq(items.id, stock.item_id) },
      where: and(
        sql`${stock.on_hand} - ${stock.reserved} >= 4`,
        eq(items.is_serialized, false),
        eq(items.kind, 'ACCESSORY'),
      ),
      orderBy: [items.name, stock.location_id],
      limit: 4,
      offset: 10,
    },
  );
  return rows.map(({ price, location_id, ...item }) => ({
    at: location_id,
    item: { ...item, unit_price: price ?? 0, quantity: 2 },
  }));
}

const whole = ({ lines }: Made) =>
  lines.map(({ id = '', quantity, serials }) => ({ id, quantity, serials, restock: true }));

/** Refunds one order completely, one as store credit, and one partially without a return. */
async function refundSome(scope: Scope, made: Made[]): Promise<void> {
  const paid = made.filter(
    ({ sale, order, lines }) =>
      sale.method === 'POS' &&
      sale.paid === 'ALL' &&
      order.customer_id !== null &&
      lines.every(({ kind }) => kind !== 'GIFT'),
  );
  const [back, credited, letOff] = paid.slice(-3);
  const refunds: [Made | undefined, (one: Made) => RefundRequest][] = [
    [back, (one) => ({ lines: whole(one), refund_to: 'ORIGINAL', reason: 'Bought twice.' })],
    [credited, (one) => ({ lines: whole(one), refund_to: 'STORE_CREDIT', reason: 'Changed their mind.' })],
    [letOff, () => ({ lines: [], amount: 1000, refund_to: 'ORIGINAL', reason: 'A scratch on the back.' })],
  ];
  for (const [one, values] of refunds) {
    if (!one) continue;
    const who = whoIs(one, scope.store.id);
    const row = await refund(inventory, { scope, who }, one.order, values(one));
    await scope.update(orders, row, eq(orders.id, one.order.id));
    await recordHistory(scope, who, [
      {
        model: 'orders',
        id: one.order.id,
        action: 'updated',
        changes: { payment_status: ['PAID', row.payment_status] },
      },
    ]);
  }
}
