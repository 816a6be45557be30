import { sql } from 'drizzle-orm';
import { momentIn } from '../../../src/schemas/days.ts';
import { toCents } from '../../../src/schemas/money.ts';
import type { Db } from '../../core/database.ts';
import { groupBy } from '../../core/groupBy.ts';
import { items, movements } from '../../inventory/index.ts';
import type { Booked } from '../appointments.ts';
import type { Customer } from '../customers.ts';
import { buildAddons } from '../addons.ts';
import type { DemoStore } from '../data/stores.ts';
import { Random, uuidOf } from '../random.ts';
import { storeIdOf } from '../stores.ts';
import { orderOfMovement } from './orderOfMovement.ts';
import { line, nobody, payment, type Place, type Sale } from './plan.ts';

/** Age of the oldest orders, in ms. */
const reach = 56 * 86_400_000;

/** Builds an order for each movement that sold something, some with an add-on. */
export async function soldItems(db: Db, store: DemoStore, places: Map<number, Place>, customers: Customer[]) {
  const random = new Random(`${store.key}/soldItems`);
  const { id, item_id, location_id, quantity, serials, created_date } = movements;
  const rows = await db
    .select({
      id,
      item_id,
      location_id,
      quantity,
      serials,
      at: created_date,
      name: items.name,
      sku: items.sku,
      price: items.price,
      product_id: items.product_id,
    })
    .from(movements)
    .innerJoin(items, sql`${items.store_id} = ${movements.store_id} and ${items.id} = ${item_id}`)
    .where(sql`${movements.store_id} = ${storeIdOf(store)} and ${movements.kind} = 'SELL'`)
    .orderBy(created_date, id);
  const addons = buildAddons(store).filter(({ is_enabled }) => is_enabled);
  return rows.flatMap((row): Sale[] => {
    const place = places.get(row.location_id);
    if (!place || row.price === null) return [];
    const order = orderOfMovement(row.id);
    const sold = line({
      id: uuidOf(`${order}/0`),
      kind: 'ITEM',
      name: row.name,
      unit_price: row.price,
      quantity: -row.quantity,
      item_id: row.item_id,
      product_id: row.product_id,
      sku: row.sku,
      serials: row.serials,
    });
    const addon = random.chance(0.15) ? random.pick(addons) : undefined;
    const more = addon
      ? [
          line({
            id: uuidOf(`${order}/1`),
            kind: 'ADDON',
            name: addon.name ?? '',
            unit_price: toCents(addon.price ?? 0),
            addon_id: addon.id ?? null,
            warranty: addon.warranty,
            warranty_unit: addon.warranty_unit,
          }),
        ]
      : [];
    return [
      {
        id: order,
        place,
        seller: random.pick(place.sellers),
        buyer: random.chance(0.5) ? buyerOf(random.pick(customers)) : nobody,
        appointment_id: null,
        at: row.at,
        lines: [sold, ...more],
        ...payment(random, true),
      },
    ];
  });
}

/** Customer columns of an order. */
export const buyerOf = ({ id, first_name, last_name, email, phone }: Customer) => ({
  customer_id: id,
  customer_first_name: first_name,
  customer_last_name: last_name,
  customer_email: email,
  customer_phone: phone ?? null,
});

/** Builds an order for each past appointment with a price. */
export function soldRepairs(
  store: DemoStore,
  places: Map<number, Place>,
  { appointments, selected }: Booked,
  { generation, now }: { generation: number; now: Date },
): Sale[] {
  const random = new Random(`${store.key}/soldRepairs/${generation}`);
  const repairsOf = groupBy(selected, ({ appointment_id }) => appointment_id);
  return appointments.flatMap((one): Sale[] => {
    const { id, selected_date, selected_end_time, location_id } = one;
    const place = places.get(location_id);
    if (one.status !== 'COMPLETED' || one.is_voided || !place || !selected_date || !selected_end_time)
      return [];
    const at = new Date(momentIn(place.timezone, selected_date, selected_end_time) + 10 * 60_000);
    if (at > now || now.getTime() - at.getTime() > reach) return [];
    const lines = (repairsOf.get(id) ?? []).flatMap((repair, position) =>
      typeof repair.cost === 'number'
        ? [
            line({
              id: uuidOf(`${id}/order/${position}`),
              kind: 'REPAIR',
              name: `${repair.product_name} – ${repair.repair_name}`,
              unit_price: toCents(repair.cost),
              repair_id: repair.repair_id ?? null,
              product_id: repair.product_id ?? null,
              warranty: repair.warranty ?? null,
              warranty_unit: repair.warranty_unit ?? null,
            }),
          ]
        : [],
    );
    if (lines.length === 0) return [];
    return [
      {
        id: uuidOf(`${id}/order`),
        place,
        seller: random.pick(place.sellers),
        buyer: {
          customer_id: one.customer_id ?? null,
          customer_first_name: one.customer_first_name,
          customer_last_name: one.customer_last_name,
          customer_email: one.customer_email ?? null,
          customer_phone: one.customer_phone ?? null,
        },
        appointment_id: id,
        at,
        lines,
        ...payment(random, generation === 0),
      },
    ];
  });
}

/** Builds sales of gift balances. */
export function soldGifts(
  store: DemoStore,
  places: Map<number, Place>,
  customers: Customer[],
  now: Date,
): Sale[] {
  const random = new Random(`${store.key}/soldGifts`);
  const known = customers.filter(({ is_voided, is_guest }) => !is_voided && !is_guest);
  return [5000, 10_000, 2500].map((unit_price, index): Sale => {
    const id = uuidOf(`${store.key}/gift/${index}`);
    const place = random.pick([...places.values()]);
    return {
      id,
      place,
      seller: random.pick(place.sellers),
      buyer: buyerOf(random.pick(known)),
      appointment_id: null,
      at: new Date(now.getTime() - (3 + 8 * index) * 86_400_000),
      lines: [
        line({ id: uuidOf(`${id}/0`), kind: 'GIFT', name: 'Gift balance', unit_price, list_price: null }),
      ],
      method: 'POS',
      paid: 'ALL',
    };
  });
}
