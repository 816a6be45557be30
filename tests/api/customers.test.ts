import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '../../src/schemas/customers/addresses.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());

const person = (values: object = {}) => ({
  first_name: 'Élodie',
  last_name: 'Tremblay',
  email: `${crypto.randomUUID()}@example.com`,
  ...values,
});

const newAddress = (values: object = {}) => ({
  ...person(),
  address_1: '12 rue Saint-Denis',
  city: 'Montréal',
  state: 'QC',
  postcode: 'h2x1y4',
  ...values,
});

const ask = (method: string, path: string, body?: object) => services.ask('STAFF', method, path, { body });

async function made(path: string, body: object) {
  const { status, json, text } = await ask('POST', path, body);
  if (status !== 201) throw new Error(text);
  return json;
}

describe('a customer', () => {
  test('has a name, an email, a contact method and a channel', async () => {
    const stored = await made('customer', person({ phone: '(514) 555-0199 x12' }));
    expect(stored).toMatchObject({
      phone: '+15145550199 x12',
      default_contact_method: 'EMAIL',
      channel: 'IN_STORE',
      is_guest: false,
      is_voided: false,
    });
    expect(stored).not.toHaveProperty('addresses');
  });

  test.each([
    [{ first_name: 'É' }, '/first_name', 'minLength'],
    [{ last_name: 'x'.repeat(51) }, '/last_name', 'maxLength'],
    [{ first_name: '   ' }, '/first_name', 'required'],
    [{ email: 'nobody' }, '/email', 'email'],
    [{ phone: '123 456 7890' }, '/phone', 'phone'],
    [{ phone: 'call me' }, '/phone', 'phone'],
    [{ channel: null }, '/channel', 'required'],
    [{ default_contact_method: 'FAX' }, '/default_contact_method', 'enum'],
  ])('rejects %j at %s', async (values, path, code) => {
    const { status, json } = await ask('POST', 'customer', person(values));
    expect(status).toBe(422);
    expect(json.errors).toEqual([expect.objectContaining({ path, code })]);
  });

  test('the list filters and sorts by the full name', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const names = ['Zoé Abel', 'Anna Roy', 'anna Lind'].map((name) => name.split(' '));
    for (const [first_name, last_name] of names)
      await made('customer', person({ first_name, last_name: `${last_name}${mark}`, is_guest: true }));
    const found = async (query: string) =>
      (await ask('GET', `customer?last_name=${mark}&${query}`)).json.data.map(
        (one: { first_name: string; last_name: string }) => `${one.first_name} ${one.last_name.slice(0, -8)}`,
      );
    expect(await found('name_sort_order=asc')).toEqual(['anna Lind', 'Anna Roy', 'Zoé Abel']);
    expect(await found('name_sort_order=desc')).toEqual(['Zoé Abel', 'Anna Roy', 'anna Lind']);
    expect(await found('first_name=ZOE')).toEqual(['Zoé Abel']);
    expect(await found('is_guest=false')).toEqual([]);
    expect(await found('contact_method=PHONE,TEXT')).toEqual([]);
    expect(await found('channel=IN_STORE&created_date_sort_order=asc')).toHaveLength(3);
  });
});

describe('addresses', () => {
  let customer_id: string;
  const of = async () =>
    (await ask('GET', `customer/${customer_id}?include_addresses=true`)).json.addresses as Address[];
  const add = (values: object = {}) => made('addresses', newAddress({ customer_id, ...values }));
  const change = (id: string, values: object) => ask('PUT', `addresses/${id}`, values);
  const defaults = async () => (await of()).filter((one) => one.is_default).map(({ id }) => id);

  beforeAll(async () => {
    customer_id = (await made('customer', person())).id;
  });

  test('the first of a type is the default, a new default replaces it, and one always exists', async () => {
    const first = await add();
    expect(first).toMatchObject({
      is_default: true,
      address_type: 'BILLING',
      postcode: 'H2X 1Y4',
      country: 'CA',
    });
    const second = await add({ is_default: false });
    expect(second.is_default).toBe(false);
    const shipping = await add({ address_type: 'SHIPPING' });
    expect(await defaults()).toEqual([first.id, shipping.id]);

    expect((await change(second.id, { is_default: true })).json.is_default).toBe(true);
    expect(await defaults()).toEqual([second.id, shipping.id]);
    expect((await change(second.id, { is_default: false })).json.is_default).toBe(true);

    await change(second.id, { is_voided: true });
    expect(await defaults()).toEqual([first.id, shipping.id]);
    expect((await of()).map(({ id }) => id)).toEqual([first.id, shipping.id]);

    await change(first.id, { address_type: 'SHIPPING', is_default: true });
    expect(await defaults()).toEqual([first.id]);
  });

  test('concurrent changes of the default leave exactly one', async () => {
    const { id } = await made('customer', person());
    await Promise.all(
      Array.from({ length: 8 }, () => made('addresses', newAddress({ customer_id: id, is_default: true }))),
    );
    const { addresses } = (await ask('GET', `customer/${id}?include_addresses=true`)).json;
    expect(addresses).toHaveLength(8);
    expect(addresses.filter((one: Address) => one.is_default)).toHaveLength(1);
  });

  test.each([
    [{ address_2: '12 Rue Saint-Denis' }, '/address_2', 'same'],
    [{ address_1: 'x' }, '/address_1', 'minLength'],
    [{ state: 'NY' }, '/state', 'region'],
    [{ postcode: 'M5V 2T6' }, '/postcode', 'postcode'],
    [{ country: 'US', state: 'NY', postcode: '90210' }, '/postcode', 'postcode'],
    [{ city: '' }, '/city', 'required'],
  ])('rejects %j at %s', async (values, path, code) => {
    const { status, json } = await ask('POST', 'addresses', newAddress({ customer_id, ...values }));
    expect(status).toBe(422);
    expect(json.errors).toEqual([expect.objectContaining({ path, code })]);
  });

  test('cannot move to another customer', async () => {
    const { id } = await add();
    const other = await made('customer', person());
    expect((await change(id, { customer_id: other.id })).status).toBe(422);
    expect((await ask('POST', 'addresses', newAddress({ customer_id: crypto.randomUUID() }))).status).toBe(
      422,
    );
  });
});
