import { randomUUID } from 'node:crypto';
import { addresses, contactRequests, customers } from '../../server/customers/tables.ts';
import { messages, notifications } from '../../server/notifications/tables.ts';
import type { TestApp, TestStore } from './support.ts';

type Customer = typeof customers.$inferInsert;
type Address = typeof addresses.$inferInsert;
type Services = Pick<TestApp, 'database' | 'store'>;

/** Stores a customer. Returns the id. */
export async function addCustomer(
  { database, store }: Services,
  values: Partial<Customer> = {},
  owner: TestStore = store,
): Promise<string> {
  const [row] = await database.db
    .insert(customers)
    .values({
      store_id: owner.id,
      first_name: 'Ada',
      last_name: 'Berg',
      email: `${randomUUID()}@customers.example`,
      channel: 'IN_STORE',
      default_contact_method: 'EMAIL',
      ...values,
    })
    .returning({ id: customers.id });
  return row?.id ?? '';
}

/** Stores an address of a customer. Returns its id. */
export async function addAddress(
  { database, store }: Services,
  customer_id: string,
  values: Partial<Address> = {},
): Promise<string> {
  const [row] = await database.db
    .insert(addresses)
    .values({
      store_id: store.id,
      customer_id,
      address_type: 'BILLING',
      first_name: 'Ada',
      last_name: 'Berg',
      address_1: '1 Main Street',
      city: 'Ottawa',
      state: 'ON',
      postcode: 'K1A 0A1',
      ...values,
    })
    .returning({ id: addresses.id });
  return row?.id ?? '';
}

/** Stores a contact request. Returns its id. */
export async function addContactRequest(
  { database, store }: Services,
  values: Partial<typeof contactRequests.$inferInsert> = {},
): Promise<string> {
  const of = { id: crypto.randomUUID(), store_id: store.id };
  await database.db.insert(messages).values({ ...of, body: '<p>News</p>' });
  await database.db.insert(notifications).values({
    ...of,
    message_id: of.id,
    resource_type: 'CUSTOMER_CONTACT_REQUEST',
    customer_message_type: 'EMAIL',
  });
  const [row] = await database.db
    .insert(contactRequests)
    .values({
      store_id: store.id,
      notification_id: of.id,
      customer_first_name: 'Ada',
      customer_last_name: 'Berg',
      customer_email: 'ada@customers.example',
      customer_note: 'Do you repair watches?',
      ...values,
    })
    .returning({ id: contactRequests.id });
  return row?.id ?? '';
}
