import type { customerConsents } from '../customers/index.ts';
import type { Customer } from './customers.ts';

/** Consents of the demo's customers, dated when they were created. */
export const buildConsents = (customers: Customer[]) =>
  customers.flatMap(({ store_id, id, accepted_terms, subscriptions = [], channel, created_date }) =>
    [...(accepted_terms ? ['TERMS'] : []), ...subscriptions].map(
      (purpose): typeof customerConsents.$inferInsert => ({
        store_id,
        customer_id: id,
        purpose,
        state: 'GRANTED',
        source: channel === 'ONLINE' ? 'ONLINE' : 'IN_STORE',
        given_date: (created_date ?? new Date()).toISOString().slice(0, 10),
        recorded_date: created_date,
      }),
    ),
  );
