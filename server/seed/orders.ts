import { and, asc, eq, gte } from 'drizzle-orm';
import type { PurchaseOrder } from '../../src/schemas/inventory/purchaseOrders.ts';
import type { Transfer } from '../../src/schemas/inventory/transfers.ts';
import { recordHistory } from '../core/history/note.ts';
import type { Db } from '../core/database.ts';
import { storeLines } from '../core/records/lines.ts';
import { Scope } from '../core/scope.ts';
import {
  type Inventory,
  items,
  purchaseOrderLines,
  purchaseOrders,
  receiveOrder,
  receiveTransfer,
  send,
  serials,
  stock,
  transferLines,
  transfers,
} from '../inventory/index.ts';
import type { DemoStore } from './data/stores.ts';
import { demoSuppliers } from './data/suppliers.ts';
import { people } from './people.ts';
import { uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';
import { supplierIdOf } from './suppliers.ts';

const DAY = 86_400_000;

/** Notifications and live updates are dropped during seeding. */
const inventory: Inventory = { notify: async () => '' };

/** How far each order has progressed: the fraction of its lines that was received. */
const orderStates = [
  ['RECEIVED', 1],
  ['CANCELLED', 0],
  ['PARTLY_RECEIVED', 0.5],
  ['ORDERED', 0],
  ['DRAFT', 0],
] as const;

const transferStates = [
  ['RECEIVED', 1],
  ['PARTLY_RECEIVED', 0.5],
  ['SENT', 0],
  ['DRAFT', 0],
] as const;

const purchaseLines = { table: purchaseOrderLines, record: purchaseOrderLines.purchase_order_id };
const sentLines = { table: transferLines, record: transferLines.transfer_id };

/** Adds purchase orders and transfers in every state; stock movements are written by the services' own functions. */
export async function addOrders(db: Db, store: DemoStore, locationIds: number[], now: Date): Promise<void> {
  const scope = new Scope(db, { id: storeIdOf(store), timezone: store.timezone });
  const owner = people(store).find(({ person }) => person.role === 'STORE_OWNER')?.person.id ?? '';
  const who = { staff_id: owner } as Parameters<typeof send>[1]['who'];
  const [here, there] = locationIds;
  if (here === undefined) return;
  for (const [index, [state, part]] of orderStates.entries()) {
    const id = uuidOf(`${store.key}/purchaseOrder/${index}`);
    const supplier_id = supplierIdOf(store, demoSuppliers[index % 3]!.name);
    const lines = (await itemsOf(scope, supplier_id, index)).map(({ id: item_id, cost }) => ({
      item_id,
      quantity: 4 + 2 * index,
      unit_cost: cost ?? 0,
    }));
    const created_date = new Date(now.getTime() - (12 - 2 * index) * DAY);
    await scope.create(purchaseOrders, {
      id,
      number: index + 1,
      supplier_id,
      location_id: here,
      expected_date: new Date(now.getTime() + index * DAY).toISOString().slice(0, 10),
      created_by: owner,
      created_date,
    });
    await storeLines(scope, purchaseLines, id, lines);
    const row = { state, ...(state !== 'DRAFT' && { ordered_date: created_date }) };
    if (part > 0) {
      const order = { id, location_id: here, lines } as PurchaseOrder;
      const came = lines.slice(0, Math.ceil(lines.length * part));
      Object.assign(
        row,
        await receiveOrder(inventory, { scope, who }, order, {
          lines: came.map(({ item_id, quantity }) => ({ item_id, quantity })),
        }),
      );
    }
    await scope.update(purchaseOrders, row, eq(purchaseOrders.id, id));
    await tell(scope, who, 'purchaseOrders', id, state);
  }
  if (there === undefined) return;
  for (const [index, [state, part]] of transferStates.entries()) {
    const id = uuidOf(`${store.key}/transfer/${index}`);
    const [from, to] = index % 2 === 0 ? [here, there] : [there, here];
    const lines = await linesAt(scope, from, index);
    const created_date = new Date(now.getTime() - (5 - index) * DAY);
    await scope.create(transfers, {
      id,
      number: index + 1,
      from_location_id: from,
      to_location_id: to,
      created_by: owner,
      created_date,
    });
    await storeLines(scope, sentLines, id, lines);
    const transfer = { id, from_location_id: from, to_location_id: to, lines } as Transfer;
    if (state !== 'DRAFT') await send(inventory, { scope, who }, transfer);
    const row = { state, ...(state !== 'DRAFT' && { sent_date: created_date }) };
    if (part > 0) {
      const came = lines.slice(0, Math.ceil(lines.length * part));
      Object.assign(row, await receiveTransfer(inventory, { scope, who }, transfer, came));
    }
    await scope.update(transfers, row, eq(transfers.id, id));
    await tell(scope, who, 'transfers', id, state);
  }
}

/** Selects items of a supplier, different ones for each order. */
const itemsOf = (scope: Scope, supplierId: string, index: number) =>
  scope.select(
    items,
    { id: items.id, cost: items.cost },
    {
      where: and(eq(items.supplier_id, supplierId), eq(items.is_serialized, false)),
      orderBy: [asc(items.name)],
      limit: 3,
      offset: 3 * index,
    },
  );

/** Selects some of the stock at a location, and a serialized device if there is one. */
async function linesAt(scope: Scope, locationId: number, index: number) {
  const counted = await scope.select(
    stock,
    { item_id: stock.item_id },
    {
      join: { table: items, on: and(eq(items.id, stock.item_id), eq(items.is_serialized, false))! },
      where: and(eq(stock.location_id, locationId), gte(stock.on_hand, 4)),
      orderBy: [asc(items.name)],
      limit: 2,
      offset: 3 * index,
    },
  );
  const [device] = await scope.select(
    serials,
    { item_id: serials.item_id, serial: serials.serial },
    { where: eq(serials.location_id, locationId), orderBy: [asc(serials.serial)], limit: 1 },
  );
  return [
    ...counted.map(({ item_id }) => ({ item_id, quantity: 2 })),
    ...(device ? [{ item_id: device.item_id, quantity: 1, serials: [device.serial] }] : []),
  ];
}

const tell = (scope: Scope, who: { staff_id: string }, model: string, id: string, state: string) =>
  recordHistory(scope, who, [
    { model, id, action: 'created' },
    ...(state === 'DRAFT'
      ? []
      : [
          { model, id, action: 'updated' as const, changes: { state: ['DRAFT', state] as [string, string] } },
        ]),
  ]);
