import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultValueOf } from '../../src/schemas/applyDefaults.ts';
import { addLookups, newBooking, addRepair } from './booking.ts';
import { estimateRequest, ratesRequest } from './shipping.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
});
afterAll(() => services.close());

const ask: TestApp['ask'] = (...call) => services.ask(...call);

/** Removes empty properties and those with default values. */
const omit = <T extends object>(value: T, ...keys: (keyof T)[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as keyof T)));

const address = {
  name: 'Robin Tremblay',
  address_line1: '361 University Ave',
  city_locality: 'Toronto',
  state_province: 'ON',
  postal_code: 'M5G 1T3',
  country_code: 'CA',
};

describe('Empty properties are optional', () => {
  test('in the lines of an order, on create and update', async () => {
    const [location_id] = services.store.locationIds;
    const line = { kind: 'CUSTOM', name: 'Cleaning', unit_price: 1000 };
    const made = await ask('ADMIN', 'POST', 'orders', { body: { location_id, lines: [line] } });
    expect(made.status, made.text).toBe(201);
    const filled = { item_id: null, quantity: 1, discount: 0, discount_kind: 'AMOUNT', warranty: null };
    expect(made.json.lines).toEqual([expect.objectContaining({ ...line, ...filled, total: 1130 })]);
    const changes = { lines: [line, { ...line, quantity: 2 }], billing_address: { city: 'Toronto' } };
    const changed = await ask('ADMIN', 'PUT', `orders/${made.json.id}`, { body: changes });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.json.lines).toHaveLength(2);
    expect(changed.json.billing_address).toMatchObject({ city: 'Toronto', address_2: null });
  });

  test('in the repairs of an appointment', async () => {
    const booking = newBooking(await addRepair(services));
    const repairs = booking.repairs.map((repair) => omit(repair, 'warranty', 'warranty_unit'));
    const [location] = services.store.locationIds;
    const path = `repair/location/${location}/appointment`;
    const made = await ask('ADMIN', 'POST', path, { body: { ...booking, repairs } });
    expect(made.status, made.text).toBe(201);
  });

  test('in addresses to validate and in rate requests', async () => {
    const validated = await ask('ADMIN', 'POST', '/dc/addresses/validate', { body: [address] });
    expect(validated.status, validated.text).toBe(200);
    const { shipment, rate_options } = ratesRequest();
    const { service_code, packages } = shipment;
    const body = {
      rate_options: { carrier_ids: rate_options.carrier_ids },
      shipment: {
        service_code,
        ship_to: address,
        ship_from: { ...address, name: 'The shop' },
        packages: packages.map(({ weight }) => ({ weight })),
      },
    };
    const rated = await ask('ADMIN', 'POST', '/dc/rates', { body });
    expect(rated.status, rated.text).toBe(200);
    expect(rated.json.rate_response.rates.length).toBeGreaterThan(0);
    const estimate = omit(estimateRequest(), 'confirmation', 'address_residential_indicator');
    expect((await ask('ADMIN', 'POST', '/dc/rates/estimate', { body: estimate })).status).toBe(200);
  });

  test('while required properties are still reported at their path', async () => {
    const refused = await ask('ADMIN', 'POST', '/dc/addresses/validate', {
      body: [{ ...address, name: undefined }],
    });
    expect(refused).toMatchObject({ status: 422, json: { errors: [{ path: '/0/name', code: 'required' }] } });
  });
});

interface Schema {
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Operation {
  security?: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

async function operations() {
  const { paths } = (await services.app.inject({ url: '/docs/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function needless({ required = [], properties = {}, items, anyOf = [] }: Schema, path = ''): string[] {
  const own = required.filter((key) => defaultValueOf(properties[key]) !== undefined);
  const inner = Object.entries(properties).flatMap(([key, property]) => needless(property, `${path}/${key}`));
  const others = [...(items ? [items] : []), ...anyOf].flatMap((one) => needless(one, `${path}/*`));
  return [...own.map((key) => `${path}/${key}`), ...inner, ...others];
}

test('the API documentation requires no optional property', async () => {
  const asked = (await operations())
    .filter(({ path }) => !path.endsWith('/config'))
    .flatMap(({ method, path, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        needless(schema).map((found) => `${method} ${path} ${found}`),
      ),
    );
  expect(asked).toEqual([]);
});

test('every authenticated endpoint rejects unknown parameters by name', async () => {
  const { store } = services;
  const wrong: string[] = [];
  for (const { method, path, operation } of await operations()) {
    if (operation.security?.length === 0) continue;
    const url = path
      .replace('{storeId}', store.id)
      .replace('{locale}', 'en')
      .replace('{type}', 'page')
      .replace('{staffId}', store.staff.ADMIN.id)
      .replace('{name}', 'sales')
      .replace(/\{\w+\}/g, '1');
    const { status, json } = await ask('ADMIN', method, `${url}?phone_nr=1`);
    // No role has access.
    if (status === 403) continue;
    const isReported =
      status === 400 && JSON.stringify(json.errors) === '[{"path":"/phone_nr","code":"unknown"}]';
    if (!isReported) wrong.push(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  }
  expect(wrong).toEqual([]);
});

test('several unknown parameters are reported together', async () => {
  const refused = await ask(
    'ADMIN',
    'GET',
    'customer?phone=4165550100&first_name=A&colour[]=red&colour[]=blue',
  );
  expect(refused.json.errors).toEqual([
    { path: '/phone', code: 'unknown' },
    { path: '/colour', code: 'unknown' },
  ]);
  expect((await ask('ADMIN', 'GET', 'customer?first_name=A&page=1')).status).toBe(200);
});
