import type { contactRequests } from '../customers/index.ts';
import type { Customer } from './customers.ts';
import type { DemoStore } from './data/stores.ts';
import { requestNotes } from './data/words.ts';
import { Random, uuidOf } from './random.ts';

const HOUR = 3_600_000;

export type ContactRequest = typeof contactRequests.$inferInsert & { id: string; created_date: Date };

/** Builds contact requests of the last 40 days. */
export function buildRequests(
  store: DemoStore,
  customers: Customer[],
  locationIds: number[],
  now: Date,
): ContactRequest[] {
  const random = new Random(`${store.key}/requests`);
  return Array.from({ length: store.counts.requests }, (_, index) => {
    const customer = random.pick(customers);
    const created_date = new Date(now.getTime() - random.integer(1, 40 * 24) * HOUR);
    return {
      id: uuidOf(`${store.key}/request/${index}`),
      notification_id: uuidOf(`${store.key}/request/${index}/notification`),
      store_id: customer.store_id,
      location_id: random.pick(locationIds),
      customer_id: customer.is_guest ? null : customer.id,
      customer_first_name: customer.first_name,
      customer_last_name: customer.last_name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      customer_note: random.pick(requestNotes),
      created_date,
      modified_date: created_date,
    };
  });
}
