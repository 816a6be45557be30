import { randomUUID } from 'node:crypto';
import type { Reply, TestApp } from './support.ts';

export interface TestItem {
  id: string;
  sku: string | null;
  on_hand: number;
  available: number;
}

/** Creates an item as the store's owner. */
export async function addItem({ ask }: TestApp, values: object): Promise<TestItem> {
  const { status, json, text } = await ask('STORE_OWNER', 'POST', 'items', { body: values });
  if (status !== 201) throw new Error(text);
  return json as TestItem;
}

interface Received {
  location_id?: number;
  serials?: string[];
  key?: string;
}

/** Receives stock of an item, at the first location by default. */
export const receive = (
  { ask, store }: TestApp,
  item_id: string,
  quantity: number,
  { location_id = store.locationIds[0], key = randomUUID(), serials }: Received = {},
): Promise<Reply> =>
  ask('STORE_OWNER', 'POST', 'stock/receive', {
    body: { key, location_id, lines: [{ item_id, quantity, ...(serials && { serials }) }] },
  });
