import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalizeFilter } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { rateTotal } from '../../src/schemas/shipping/rateTotal.ts';
import { Scope } from '../../server/core/scope.ts';
import { forgetRates } from '../../server/shipping/forgetRates.ts';
import { rates, shipments } from '../../server/shipping/tables.ts';
import { addCustomer } from './people.ts';
import { addRate, addShipment, usualTotal } from './shipments.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const post = (body: object, store = services.store) =>
  services.ask('STORE_MANAGER', 'POST', '/dc/shipments', { body, store });

describe('A shipment', () => {
  test('is created from the id of a stored rate', async () => {
    const location_id = services.store.locationIds[0]!;
    const customer_id = await addCustomer(services);
    const { rate_id, shipment_id } = await addRate(services, services.store, {
      about: { location_id, customer_id },
      isReturn: true,
    });
    const made = await post({ rate_id });
    expect(made.status, made.text).toBe(201);
    expect(made.json).toMatchObject({
      shipment_id,
      rate_id,
      location_id,
      customer_id,
      store_id: services.store.id,
      shipment_status: 'pending',
      label_id: null,
      recipient: 'Nadia Roy',
      is_return: true,
      is_voided: false,
      total: { amount: usualTotal, currency: 'CAD' },
      packages: [{ package_code: 'package' }],
      date_created: made.json.created_date,
      date_modified: made.json.modified_date,
    });
    const read = await services.ask('STAFF', 'GET', `/dc/shipments/${made.json.id}`);
    expect(read.json).toEqual(made.json);
    const priced = await services.ask('STAFF', 'GET', `/dc/shipments/${made.json.id}?include_price=true`);
    expect(rateTotal(priced.json.price)).toEqual(made.json.total);
  });

  test('is created once per rate', async () => {
    const { rate_id } = await addRate(services, services.store);
    expect((await post({ rate_id })).status).toBe(201);
    expect((await post({ rate_id })).status).toBe(409);
  });

  test('requires a rate and references of the store', async () => {
    const { rate_id } = await addRate(services, services.other);
    expect((await post({ rate_id })).json.errors).toEqual([{ path: '/rate_id', code: 'reference' }]);
    expect((await post({})).json.errors).toEqual([{ path: '/rate_id', code: 'required' }]);
    const [elsewhere] = services.other.locationIds;
    const theirs = await addRate(services, services.store, { about: { location_id: elsewhere } });
    const { status, json } = await post({ rate_id: theirs.rate_id });
    expect(status).toBe(422);
    expect(json.errors).toEqual([{ path: '/location_id', code: 'reference' }]);
  });

  test('belongs to the customer that its customer was merged into', async () => {
    const [kept, merged] = [await addCustomer(services), await addCustomer(services)];
    const { rate_id } = await addRate(services, services.store, { about: { customer_id: merged } });
    const sides = { kept: { id: kept }, merged: { id: merged }, take: [], leave_out: [], defaults: [] };
    expect((await services.ask('STAFF', 'POST', 'customer/merge', { body: sides })).status).toBe(201);
    expect((await post({ rate_id })).json).toMatchObject({ customer_id: kept });
  });

  test('of another store returns 404', async () => {
    const { id } = await addShipment(services, {}, services.other);
    expect((await services.ask('ADMIN', 'GET', `/dc/shipments/${id}`)).status).toBe(404);
    expect((await services.ask('ADMIN', 'GET', `/dc/shipments/${id}/history`)).status).toBe(404);
    const { json } = await services.ask('ADMIN', 'GET', `/dc/shipments?ids[]=${id}`);
    expect(json.metadata.total).toBe(0);
  });
});

test('Rates without a shipment are deleted after a day', async () => {
  const scope = new Scope(services.database.db, { id: services.store.id, timezone: 'UTC' });
  const old = await addRate(services, services.store, { age: 25 * 60 });
  const fresh = await addRate(services, services.store, { age: 23 * 60 });
  const used = await addShipment(services, { age: 25 * 60 });
  await forgetRates(scope);
  const kept = (await services.database.db.select({ id: rates.rate_id }).from(rates)).map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining([fresh.rate_id, used.rate_id]));
  expect(kept).not.toContain(old.rate_id);
});

describe('The list', () => {
  const [model] = [models.shipments];
  const found = async (query: string) =>
    (await services.ask('STAFF', 'GET', `/dc/shipments?${query}&per_page=1000`)).json.data as {
      id: string;
      recipient: string;
    }[];
  const named = async (query: string) => (await found(query)).map(({ recipient }) => recipient).toSorted();
  const day = 24 * 3_600_000;
  let location_id: number;
  let customer_id: string;

  beforeAll(async () => {
    location_id = services.store.locationIds[1]!;
    customer_id = await addCustomer(services);
    const rows: Record<string, Partial<typeof shipments.$inferInsert>> = {
      'Élodie Late': { moved_date: new Date(Date.now() - 6 * day), tracking_status: 'in_transit' },
      'Ex Ception': { moved_date: new Date(), tracking_status: 'exception' },
      'On Time': { moved_date: new Date(), tracking_status: 'in_transit', carrier_code: 'fedex' },
      'Is There': { moved_date: new Date(Date.now() - 9 * day), tracking_status: 'delivered' },
      'Was Void': { moved_date: new Date(Date.now() - 9 * day), is_voided: true },
    };
    for (const [name, values] of Object.entries(rows)) {
      const about = name === 'On Time' ? { location_id, customer_id } : undefined;
      const { id } = await addShipment(services, { to: { name }, ...(about && { about }) });
      const tracking_number = name === 'On Time' ? '1Z999' : `CA${id.slice(0, 8)}`;
      await services.database.db
        .update(shipments)
        .set({
          shipment_status: 'label_purchased',
          label_id: `label-${id}`,
          tracking_number,
          ship_date: '2026-03-02',
          ...values,
        })
        .where(eq(shipments.id, id));
    }
  });

  test('finds recipients and tracking numbers', async () => {
    expect(await named('search=elodie')).toEqual(['Élodie Late']);
    expect(await named('search=1z99')).toEqual(['On Time']);
    expect(await named('tracking_number=1z99')).toEqual(['On Time']);
    expect(await named('search=%25')).toEqual([]);
    for (const typed of ['search=1Z 9 99', 'tracking_number=1Z 9 99', 'search= on time '])
      expect(await named(encodeURI(typed)), typed).toEqual(['On Time']);
  });

  test('filters problems: exceptions, and shipments without movement for five days', async () => {
    expect(await named('problem=true')).toEqual(['Ex Ception', 'Élodie Late'].toSorted());
    const others = await named('problem=false');
    expect(others).toEqual(expect.arrayContaining(['Is There', 'On Time', 'Was Void']));
    expect(others).not.toContain('Ex Ception');
  });

  test('every declared filter is supported and excludes something', async () => {
    const all = (await found('')).length;
    const notThere = ['appointment_id', 'order_id', 'shipment_id'];
    const samples: Record<string, string> = {
      search: 'time',
      tracking_number: '1Z',
      carrier_code: 'fedex',
      shipment_status: 'label_purchased',
      tracking_status: 'exception',
      is_voided: 'true',
      location_id: String(location_id),
      customer_id,
      appointment_id: customer_id,
      order_id: customer_id,
      shipment_id: 'se-1',
      problem: 'true',
    };
    for (const [key, filter] of Object.entries(model.filters)) {
      const { kind } = normalizeFilter(key, filter);
      const query = kind === 'range' ? `max_${key}=2026-03-02` : `${key}=${samples[key]}`;
      const { length } = await found(query);
      expect(length, query).toBeLessThan(all);
      expect(length > 0 || notThere.includes(key), query).toBe(true);
    }
  });

  test('sorts by its dates', async () => {
    const ids = (await found('created_date_sort_order=asc')).map(({ id }) => id);
    expect((await found('')).map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
