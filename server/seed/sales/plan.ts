import type { OrderLine } from '../../../src/schemas/sales/orders.ts';
import type { PaymentMethod } from '../../../src/schemas/sales/states.ts';
import type { Random } from '../random.ts';

/** A staff member who sells at a location. */
export interface Seller {
  id: string;
  role: string;
}

export interface Place {
  id: number;
  country: string;
  state: string;
  timezone: string;
  sellers: Seller[];
}

export interface Buyer {
  customer_id: string | null;
  customer_first_name: string | null;
  customer_last_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
}

/** A sale: what was sold, where, when, to whom, and how it was paid. */
export interface Sale {
  id: string;
  place: Place;
  seller: Seller;
  buyer: Buyer;
  appointment_id: string | null;
  at: Date;
  lines: OrderLine[];
  method: PaymentMethod;
  /** The part of the total that was paid; the rest stays due. */
  paid: 'ALL' | 'HALF' | 'NONE';
}

export const nobody: Buyer = {
  customer_id: null,
  customer_first_name: null,
  customer_last_name: null,
  customer_email: null,
  customer_phone: null,
};

/** Builds an order line. */
export const line = (
  values: Pick<OrderLine, 'id' | 'kind' | 'name' | 'unit_price'> & Partial<OrderLine>,
): OrderLine => ({
  item_id: null,
  repair_id: null,
  addon_id: null,
  product_id: null,
  sku: null,
  quantity: 1,
  serials: [],
  list_price: values.unit_price,
  price_reason: null,
  discount_kind: 'AMOUNT',
  discount: 0,
  warranty: null,
  warranty_unit: null,
  staff_id: null,
  returned: 0,
  ...values,
});

const methods: PaymentMethod[] = ['POS', 'POS', 'POS', 'POS', 'POS', 'CASH', 'CASH', 'CASH', 'ONLINE'];

/** Chooses how a sale is paid: almost always in full. */
export function payment(random: Random, hasTill: boolean): Pick<Sale, 'method' | 'paid'> {
  const picked = random.pick(methods);
  const part = random.next();
  return {
    method: picked === 'CASH' && !hasTill ? 'POS' : picked,
    paid: part < 0.03 ? 'NONE' : part < 0.06 ? 'HALF' : 'ALL',
  };
}
