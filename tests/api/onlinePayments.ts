import { randomUUID } from 'node:crypto';
import { Scope } from '../../server/core/scope.ts';
import { paymentAttempts } from '../../server/onlinePayments/tables.ts';
import { createOrder } from './sales.ts';
import type { TestApp } from './support.ts';

/** Stores a paid attempt to pay a ticket. Returns its id. */
export async function addAttempt(
  services: TestApp,
  { ticket, home }: { ticket: string | number; home: string | number },
): Promise<string> {
  const { database, store } = services;
  const scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });
  const id = randomUUID();
  await scope.create(paymentAttempts, {
    id,
    ticket_id: ticket,
    order_id: await createOrder(services, Number(home)),
    location_id: home,
    provider: 'STRIPE',
    purpose: 'BALANCE',
    amount: 1000,
    state: 'PAID',
  });
  return id;
}
