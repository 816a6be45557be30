import { Type, type Static } from 'typebox';
import { Entity, Id, LocationId, NullableString, Timestamp } from '../common.ts';
import { model } from '../model.ts';
import { Cents, Currency } from '../money.ts';
import { seesOrders } from '../sales/access.ts';
import { attemptStates, paymentProviders, purposes } from './states.ts';

/** An attempt of a customer to pay a ticket at a provider (contract 4 §7). */
export const PaymentAttempt = Entity({
  id: Id,
  store_id: Id,
  /** Of the ticket, which it follows. */
  location_id: LocationId({ readOnly: true }),
  ticket_id: Type.String({ format: 'uuid', readOnly: true, names: 'tickets' }),
  order_id: Type.String({ format: 'uuid', readOnly: true, names: 'orders' }),
  provider: Type.Enum([...paymentProviders], { readOnly: true }),
  purpose: Type.Enum([...purposes], { readOnly: true }),
  amount: Cents({ readOnly: true }),
  /** What was paid beyond the amount due and stands as store credit of the customer. */
  excess: Cents({ readOnly: true, default: 0 }),
  currency: Currency,
  state: Type.Enum([...attemptStates], { readOnly: true }),
  /** The provider's id of the session, or of the payment once it is paid. */
  reference: NullableString({ readOnly: true }),
  /** Why it failed or is unknown. */
  reason: NullableString({ readOnly: true }),
  state_date: Timestamp,
  created_date: Timestamp,
});
export type PaymentAttempt = Static<typeof PaymentAttempt>;

export const paymentAttempts = model({
  name: 'paymentAttempts',
  schema: PaymentAttempt,
  service: 'product',
  label: 'reference',
  live: true,
  filters: { ticket_id: 'equals', order_id: 'equals', state: 'equals' },
  sorts: { created_date: 'created_date' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: { list: seesOrders, one: seesOrders },
});
