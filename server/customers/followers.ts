import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/tables.ts';
import type { StoreTable } from '../core/tables/owners.ts';
import { mails } from '../mailQueue/tables.ts';
import { orders } from '../sales/tables.ts';
import { shipments } from '../shipping/tables.ts';
import { tradeRequests } from '../trade/tables.ts';
import { transactions } from '../wallet/tables.ts';
import { contactRequests } from './tables.ts';

type Follower = StoreTable & { id: PgColumn; customer_id: PgColumn; created_date: PgColumn };

/** What names a customer by id and goes with them into a merge, by the name that counts of it have. */
export const followers: Record<string, Follower> = {
  appointments,
  mails,
  orders,
  requests: contactRequests,
  shipments,
  trades: tradeRequests,
  transactions,
};
