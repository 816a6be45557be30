import { Type, type Static } from 'typebox';
import { Entity, Nullable } from '../common.ts';
import { Order, OrderLine } from './orders.ts';

/** A proposed order line; made-to-order repairs have no price yet. */
export const ProposedLine = Entity({
  ...Type.Pick(OrderLine, [
    'kind',
    'item_id',
    'repair_id',
    'addon_id',
    'product_id',
    'name',
    'sku',
    'quantity',
    'serials',
    'list_price',
    'price_reason',
    'discount_kind',
    'discount',
    'warranty',
    'warranty_unit',
    'tax_class',
    'staff_id',
  ]).properties,
  unit_price: Nullable('integer'),
});
export type ProposedLine = Static<typeof ProposedLine>;

/** The order proposed for an appointment, before confirmation (contract 3 §2.1). */
export const ProposedOrder = Entity({
  ...Type.Pick(Order, [
    'location_id',
    'appointment_id',
    'quote_id',
    'customer_id',
    'customer_first_name',
    'customer_last_name',
    'customer_email',
    'customer_phone',
  ]).properties,
  lines: Type.Array(ProposedLine),
});
export type ProposedOrder = Static<typeof ProposedOrder>;
