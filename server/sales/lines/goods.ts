import { and, eq, gt, inArray } from 'drizzle-orm';
import { toCents } from '../../../src/schemas/money.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import { appointmentParts, appointmentRepairs } from '../../appointments/index.ts';
import { addons, products } from '../../catalog/index.ts';
import { parseTaxClass } from '../../../src/schemas/sales/taxRates.ts';
import type { Scope } from '../../core/scope.ts';
import { items } from '../../inventory/index.ts';
import { repairs } from '../../repairs/index.ts';
import type { Sold } from './sold.ts';
import { deviceGoods } from './deviceGoods.ts';

type Goods = Map<string, Sold>;

const none = {
  sku: null,
  product_id: null,
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD' as const,
};

/** The property of a line that refers to what it sells. */
export const sourceOf = {
  ITEM: 'item_id',
  PART: 'item_id',
  REPAIR: 'repair_id',
  ADDON: 'addon_id',
  GIFT: undefined,
  CUSTOM: undefined,
} as const satisfies Record<OrderLine['kind'], keyof OrderLine | undefined>;

/**
 * Returns a function that finds what a line sells, if it is sold today; a repair of the order's appointment has the
 * terms of its booking, one for a device on a ticket those agreed for it.
 */
export async function findGoods(
  scope: Scope,
  order: Pick<Order, 'id' | 'apply_wholesale' | 'appointment_id'>,
  lines: OrderLine[],
) {
  const { apply_wholesale, appointment_id } = order;
  const idsOf = (kind: OrderLine['kind']) =>
    lines.flatMap((line) => (line.kind === kind ? (line[sourceOf[kind]!] ?? []) : []));
  const isOfDevice = lines.some(({ ticket_device_id }) => ticket_device_id);
  const ofDevices = isOfDevice
    ? await Promise.all(deviceGoods.all().map((find) => find(scope, order, lines)))
    : [];
  const [ITEM, REPAIR, ADDON, PART, { REPAIR: booked, CUSTOM }] = await Promise.all([
    itemsOf(scope, idsOf('ITEM'), apply_wholesale),
    repairsOf(scope, idsOf('REPAIR')),
    addonsOf(scope, idsOf('ADDON')),
    appointment_id ? partsOf(scope, appointment_id) : new Map(),
    appointment_id ? bookedOf(scope, appointment_id) : nothingBooked,
  ]);
  const goods: Partial<Record<OrderLine['kind'], Goods>> = {
    ITEM,
    REPAIR: new Map([...REPAIR, ...booked]),
    ADDON,
    PART,
    CUSTOM,
  };
  return (line: OrderLine): Sold | undefined => {
    const agreed = ofDevices.map((find) => find(line)).find(Boolean);
    if (agreed) return agreed;
    const key = sourceOf[line.kind];
    return goods[line.kind]?.get((key ? line[key] : line.name) ?? '');
  };
}

async function itemsOf(scope: Scope, ids: string[], isWholesale: boolean): Promise<Goods> {
  if (ids.length === 0) return new Map();
  const { id, name, sku, product_id, price, wholesale_price, is_voided } = items;
  const fields = { id, name, sku, product_id, price, wholesale_price, is_voided };
  const rows = await scope.select(
    items,
    { ...fields, tax_class: products.tax_class },
    { join: { table: products, on: eq(products.id, product_id), isOptional: true }, where: inArray(id, ids) },
  );
  return new Map(
    rows
      .filter((row) => !row.is_voided)
      .map((row) => [
        row.id,
        {
          ...none,
          name: row.name,
          sku: row.sku,
          product_id: row.product_id,
          tax_class: parseTaxClass(row.tax_class),
          list_price: (isWholesale ? row.wholesale_price : null) ?? row.price,
        },
      ]),
  );
}

/** The name of a repair in an order. */
export const nameOfRepair = (device: string | null, title: string) =>
  device ? `${device} – ${title}` : title;

async function repairsOf(scope: Scope, ids: string[]): Promise<Goods> {
  if (ids.length === 0) return new Map();
  const { id, title, cost, warranty, warranty_unit, product_id, is_active, is_voided, tax_class } = repairs;
  const rows = await scope.select(
    repairs,
    {
      id,
      title,
      cost,
      warranty,
      warranty_unit,
      product_id,
      is_active,
      is_voided,
      tax_class,
      device: products.name,
    },
    { join: { table: products, on: eq(products.id, product_id), isOptional: true }, where: inArray(id, ids) },
  );
  return new Map(
    rows
      .filter((row) => row.is_active && !row.is_voided)
      .map((row) => [
        row.id,
        {
          ...none,
          name: nameOfRepair(row.device, row.title),
          product_id: row.product_id,
          warranty: row.warranty,
          warranty_unit: row.warranty_unit,
          tax_class: row.tax_class ?? 'STANDARD',
          list_price: row.cost === null ? null : toCents(row.cost),
        },
      ]),
  );
}

const nothingBooked = { REPAIR: new Map(), CUSTOM: new Map() } satisfies Record<string, Goods>;

/** Returns the booked repairs: by id, or by name if no catalogue has them. */
async function bookedOf(scope: Scope, appointmentId: string) {
  const { appointment_id, repair_id, product_id, product_name, repair_name, cost } = appointmentRepairs;
  const { warranty, warranty_unit } = appointmentRepairs;
  const fields = { repair_id, product_id, product_name, repair_name, cost, warranty, warranty_unit };
  const rows = await scope.select(
    appointmentRepairs,
    { ...fields, tax_class: repairs.tax_class },
    {
      join: { table: repairs, on: eq(repairs.id, repair_id), isOptional: true },
      where: eq(appointment_id, appointmentId),
    },
  );
  const booked: { REPAIR: Goods; CUSTOM: Goods } = { REPAIR: new Map(), CUSTOM: new Map() };
  for (const row of rows) {
    const { repair_id: id, product_name: device, repair_name: title, cost: price, tax_class, ...terms } = row;
    const name = nameOfRepair(device, title);
    const sold = {
      ...none,
      ...terms,
      name,
      tax_class: tax_class ?? 'STANDARD',
      list_price: price === null ? null : toCents(price),
    };
    if (id) booked.REPAIR.set(id, sold);
    else booked.CUSTOM.set(name, sold);
  }
  return booked;
}

async function addonsOf(scope: Scope, ids: string[]): Promise<Goods> {
  if (ids.length === 0) return new Map();
  const { id, name, price, is_enabled, warranty, warranty_unit, tax_class } = addons;
  const fields = { id, name, price, is_enabled, warranty, warranty_unit, tax_class };
  const rows = await scope.select(addons, fields, { where: inArray(id, ids) });
  return new Map(
    rows
      .filter((row) => row.is_enabled)
      .map((row) => [
        row.id,
        {
          ...none,
          name: row.name,
          warranty: row.warranty,
          warranty_unit: row.warranty_unit,
          tax_class: row.tax_class ?? 'STANDARD',
          list_price: toCents(row.price),
        },
      ]),
  );
}

/** The parts used by an appointment: they are paid with its repairs. */
async function partsOf(scope: Scope, appointmentId: string): Promise<Goods> {
  const rows = await scope.select(
    appointmentParts,
    { id: items.id, name: items.name, sku: items.sku, product_id: items.product_id },
    {
      join: { table: items, on: eq(items.id, appointmentParts.item_id) },
      where: and(eq(appointmentParts.appointment_id, appointmentId), gt(appointmentParts.used, 0)),
    },
  );
  return new Map(rows.map(({ id, ...row }) => [id, { ...none, ...row, list_price: 0 }]));
}
