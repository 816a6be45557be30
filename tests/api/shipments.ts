import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/core/database.ts';
import { rateRequests, rates } from '../../server/shipping/tables.ts';
import type { ShippingAddress } from '../../src/schemas/shipping/address.ts';
import type { Rate, RatesRequest } from '../../src/schemas/shipping/rates.ts';
import { ratesRequest } from './shipping.ts';
import { addStore, type TestApp, type TestStore } from './support.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' });

export const rateOf = (values: Partial<Rate> = {}): Rate => ({
  rate_id: `se-${randomUUID()}`,
  carrier_id: 'se-1',
  carrier_code: 'canada_post',
  carrier_nickname: 'Canada Post',
  service_code: 'canada_post_xpresspost',
  service_type: 'Xpresspost',
  package_type: 'package',
  delivery_days: 2,
  estimated_delivery_date: null,
  validation_status: 'valid',
  shipping_amount: cad(12.5),
  insurance_amount: cad(0),
  confirmation_amount: cad(1.25),
  other_amount: cad(0.75),
  warning_messages: [],
  error_messages: [],
  ...values,
});

/** The total of rateOf(). */
export const usualTotal = 14.5;

interface NewRate {
  rate?: Partial<Rate>;
  to?: Partial<ShippingAddress>;
  about?: RatesRequest['about'];
  isReturn?: boolean;
  /** Age in minutes. */
  age?: number;
}

/** Stores a rate as POST /dc/rates does. */
export async function addRate(
  { database }: Pick<TestApp, 'database'>,
  store: Pick<TestStore, 'id'>,
  { rate: values, to, about, isReturn = false, age = 0 }: NewRate = {},
) {
  const rate = rateOf(values);
  const { shipment, ...asked } = ratesRequest({ is_return_label: isReturn }, [rate.carrier_id]);
  const request: RatesRequest = {
    ...asked,
    shipment: { ...shipment, ship_to: { ...shipment.ship_to, name: 'Nadia Roy', ...to } },
    ...(about && { about }),
  };
  const ids = { id: randomUUID(), shipment_id: `se-${randomUUID()}` };
  const rated_date = new Date(Date.now() - age * 60_000);
  const row = { ...ids, store_id: store.id, request, created_date: rated_date };
  await database.db.insert(rateRequests).values(row);
  const rate_id = String(rate.rate_id);
  await database.db
    .insert(rates)
    .values({ store_id: store.id, rate_id, request_id: ids.id, rate, rated_date });
  return { rate_id, rate, request, reference: ids.id, shipment_id: ids.shipment_id };
}

/** Creates a store with `count` rates and a user who can buy labels. */
export async function addStoreWithRates(database: Database, count: number) {
  const store = await addStore(database, 'first');
  const rateIds: string[] = [];
  for (let index = 0; index < count; index++) rateIds.push((await addRate({ database }, store)).rate_id);
  return { storeId: store.id, staffId: store.staff.STORE_OWNER.id, rateIds };
}

/** Stores a shipment without a label. */
export async function addShipment(services: TestApp, values: NewRate = {}, store = services.store) {
  const { rate_id } = await addRate(services, store, values);
  const { status, json, text } = await services.ask('STORE_MANAGER', 'POST', '/dc/shipments', {
    store,
    body: { rate_id },
  });
  if (status !== 201) throw new Error(text);
  return json as { id: string; rate_id: string; shipment_id: string };
}
