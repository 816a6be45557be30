import { and, eq } from 'drizzle-orm';
import type { Order, OrderAddress } from '../../src/schemas/sales/orders.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { parallel } from '../core/parallel.ts';
import { addresses, customers, followMerges } from '../customers/index.ts';

type Buyer = Pick<
  Order,
  | 'customer_id'
  | 'customer_first_name'
  | 'customer_last_name'
  | 'customer_email'
  | 'customer_phone'
  | 'billing_address'
  | keyof Exemption
>;

type Exemption = Pick<Order, 'is_tax_exempt' | 'tax_exempt_number' | 'tax_exempt_reason'>;

const taxed: Exemption = { is_tax_exempt: false, tax_exempt_number: null, tax_exempt_reason: null };

/**
 * Returns the buyer as stored in the order: missing values come from the customer record, a merged customer is replaced
 * by the kept one. Throws if the customer no longer exists.
 */
export async function buyerOf(
  scope: Scope,
  order: Buyer,
  before: Buyer | undefined,
): Promise<Partial<Buyer>> {
  if (!order.customer_id) return taxed;
  if (order.customer_id === before?.customer_id) return exemptionOf(before);
  const id = await followMerges(scope, order.customer_id);
  const { first_name, last_name, email, phone, forgotten_date } = customers;
  const { is_tax_exempt, tax_exempt_number, tax_exempt_reason } = customers;
  const exemption = { is_tax_exempt, tax_exempt_number, tax_exempt_reason };
  const [[customer], billing_address] = await parallel([
    scope.select(
      customers,
      { first_name, last_name, email, phone, forgotten_date, ...exemption },
      { where: eq(customers.id, id) },
    ),
    order.billing_address ?? billingAddressOf(scope, id),
  ]);
  if (!customer || customer.forgotten_date) throw invalid([{ path: '/customer_id', code: 'reference' }]);
  return {
    customer_id: id,
    customer_first_name: order.customer_first_name ?? customer.first_name,
    customer_last_name: order.customer_last_name ?? customer.last_name,
    customer_email: order.customer_email ?? customer.email,
    customer_phone: order.customer_phone ?? customer.phone,
    billing_address,
    ...exemptionOf(customer),
  };
}

/** Whether a customer pays no taxes. */
export async function isTaxExempt(scope: Scope, customerId: string | null): Promise<boolean> {
  if (!customerId) return false;
  const { id, is_tax_exempt } = customers;
  const [customer] = await scope.select(customers, { is_tax_exempt }, { where: eq(id, customerId) });
  return customer?.is_tax_exempt ?? false;
}

/** The exemption stored in the order; empty for a customer who pays taxes. */
const exemptionOf = ({ is_tax_exempt, tax_exempt_number, tax_exempt_reason }: Exemption): Exemption =>
  is_tax_exempt ? { is_tax_exempt, tax_exempt_number, tax_exempt_reason } : taxed;

async function billingAddressOf(scope: Scope, customerId: string): Promise<OrderAddress | null> {
  const { customer_id, address_type, is_default, is_voided, first_name, last_name, company, ...rest } =
    addresses;
  const { address_1, address_2, city, state, postcode, country, phone } = rest;
  const isBilling = and(eq(address_type, 'BILLING'), eq(is_default, true), eq(is_voided, false));
  const [address] = await scope.select(
    addresses,
    { first_name, last_name, company, address_1, address_2, city, state, postcode, country, phone },
    { where: and(eq(customer_id, customerId), isBilling), limit: 1 },
  );
  return address ?? null;
}
