import type { Database } from '../../server/core/database.ts';
import { labelPurchases } from '../../server/shipping/labels/tables.ts';
import { shipments } from '../../server/shipping/tables.ts';
import type { FakeCarrier } from './fakeCarrier.ts';
import type { LabelBuyerOptions } from './labelBuyer.ts';
import { runScript, type Script } from './scripts.ts';

/** Starts a process that buys labels. */
export const startLabelBuyer = (options: LabelBuyerOptions): Promise<Script> =>
  runScript('tests/support/labelBuyer.ts', options);

/** Counts the sold labels and their distinct rates, and the stored purchases and labels. */
export async function countPurchases({ db }: Database, { sold }: FakeCarrier) {
  const states = (await db.select().from(labelPurchases)).map(({ state }) => state);
  const rows = await db.select().from(shipments);
  return {
    sold: sold.length,
    rates: new Set(sold).size,
    bought: states.filter((state) => state === 'bought').length,
    labels: new Set(rows.flatMap(({ label_id }) => label_id ?? [])).size,
    done: rows.filter(({ shipment_status }) => shipment_status === 'label_purchased').length,
  };
}
