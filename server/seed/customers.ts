import type { addresses, customers } from '../customers/index.ts';
import { cities, companies, firstNames, lastNames, streets } from './data/people.ts';
import type { DemoStore } from './data/stores.ts';
import { pastMoment } from './days.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';
import { mailboxOf } from './text.ts';

export type Customer = typeof customers.$inferInsert & { id: string; email: string };
export type Address = typeof addresses.$inferInsert;

const postcodeEnds = ['1A4', '2B7', '3C1', '4E5', '5G2', '6H8', '7K3', '8L6', '9N0'];

export function buildCustomers(store: DemoStore, generation: number) {
  const random = new Random(`${store.key}/customers/${generation}`);
  const customers: Customer[] = [];
  const addresses: Address[] = [];
  for (let index = 0; index < store.counts.customers; index += 1) {
    const customer = buildCustomer(store, generation * store.counts.customers + index, random);
    customers.push(customer);
    if (!customer.is_guest) addresses.push(...buildAddresses(customer, random));
  }
  return { customers, addresses };
}

function buildCustomer(store: DemoStore, number: number, random: Random): Customer {
  const first_name = random.pick(firstNames);
  const last_name = random.pick(lastNames).replace('-', ' ');
  const created_date = pastMoment(random.next());
  const is_guest = random.chance(0.3);
  return {
    id: uuidOf(`${store.key}/customer/${number}`),
    store_id: storeIdOf(store),
    first_name,
    last_name,
    email: `${mailboxOf(first_name, last_name)}${number + 1}@${random.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: random.chance(0.85) ? phoneIn(random.pick(cities).area, random) : null,
    channel: random.chance(0.6) ? 'ONLINE' : 'IN_STORE',
    default_contact_method: random.pick(['EMAIL', 'EMAIL', 'EMAIL', 'PHONE', 'TEXT']),
    is_guest,
    accepted_terms: !is_guest,
    subscriptions: !is_guest && random.chance(0.4) ? ['NEWSLETTER'] : [],
    is_voided: random.chance(0.05),
    created_date,
    modified_date: created_date,
  };
}

/** 555-01xx numbers are reserved for fiction. */
const phoneIn = (area: string, random: Random) => `+1${area}55501${random.integer(10, 99)}`;

/** Every customer has a billing address, some also a shipping address. */
function buildAddresses(customer: Customer, random: Random): Address[] {
  const types = random.chance(0.45) ? ['BILLING', 'SHIPPING'] : ['BILLING'];
  return types.map((address_type) => ({
    id: uuidOf(`${customer.id}/${address_type}`),
    store_id: customer.store_id,
    customer_id: customer.id,
    address_type,
    first_name: customer.first_name,
    last_name: customer.last_name,
    company: random.chance(0.1) ? random.pick(companies) : null,
    email: customer.email,
    phone: customer.phone,
    ...placeOf(random),
    country: 'CA',
    is_default: true,
    created_date: customer.created_date,
    modified_date: customer.created_date,
  }));
}

/** A fictional street address. */
export function placeOf(random: Random) {
  const { city, state, postcode } = random.pick(cities);
  return {
    address_1: `${random.integer(10, 2400)} ${random.pick(streets)}`,
    address_2: random.chance(0.25) ? `Unit ${random.integer(1, 40)}` : null,
    city,
    state,
    postcode: `${postcode} ${random.pick(postcodeEnds)}`,
  };
}
