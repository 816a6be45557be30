import { randomUUID } from 'node:crypto';
import { dayIn } from '../../src/schemas/days.ts';
import type { TestApp } from './support.ts';

type Values = Record<string, unknown>;

/** The date in the stores' time zone this many days from today. */
export const tradeDay = (days: number) => dayIn('America/Toronto', new Date(Date.now() + days * 86_400_000));

/** Creates a version of the price list, valid from today by default. Returns its id. */
export async function addVersion({ ask }: TestApp, values: Values = {}): Promise<string> {
  const body = { valid_from: tradeDay(0), ...values };
  const { status, json, text } = await ask('STORE_OWNER', 'POST', 'tradeVersions', { body });
  if (status !== 201) throw new Error(text);
  return json.id;
}

/** Creates a trade-in at the first location with a manual price of 100.00. Returns its id. */
export async function addTrade(
  { ask, store }: TestApp,
  product_id: unknown,
  values: Values = {},
): Promise<string> {
  const body = {
    location_id: store.locationIds[0],
    product_id,
    condition: 'GOOD',
    serial: randomUUID(),
    manual_offer: 10_000,
    offer_reason: 'Agreed',
    ...values,
  };
  const { status, json, text } = await ask('STORE_OWNER', 'POST', 'tradeRequests', { body });
  if (status !== 201) throw new Error(text);
  return json.id;
}

export const offerTrade = ({ ask }: TestApp, id: string) =>
  ask('STORE_OWNER', 'POST', `tradeRequests/${id}/offer`, { body: { key: randomUUID() } });

export const identity = {
  document_kind: 'PASSPORT',
  document_number: 'AB123456',
  name: 'Sam Seller',
  birth_date: '1990-05-04',
};

/** The body for accepting an offer as store credit. */
export const acceptance = (values: Values = {}) => ({
  key: randomUUID(),
  payout: 'STORE_CREDIT',
  new_item: { name: 'Used phone', sku: randomUUID() },
  identity,
  ...values,
});
