import type { OrderLine } from '../../../src/schemas/sales/orders.ts';

/** What a line copies from what it sells. */
export type Sold = Pick<
  OrderLine,
  'name' | 'sku' | 'product_id' | 'warranty' | 'warranty_unit' | 'tax_class' | 'ticket_device_id'
> & {
  /** Unit price in the catalogue, in cents; null if it has none. */
  list_price: number | null;
};
