import { and, eq, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { Shipment } from '../../../src/schemas/shipping/shipments.ts';
import { daysUntilStalled } from '../../../src/schemas/shipping/tracking.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { containsText } from '../../core/tables/searchable.ts';
import { orders } from '../../sales/index.ts';
import { shipments } from '../tables.ts';
import { isUndelivered } from '../isUndelivered.ts';
import { findConfigured, shipmentOf } from './configured.ts';

/** The condition that the shipment needs attention. */
const isProblem = () =>
  and(
    isUndelivered(shipments),
    isNotNull(shipments.label_id),
    or(
      eq(shipments.tracking_status, 'exception'),
      lt(shipments.moved_date, sql`now() - ${daysUntilStalled} * interval '1 day'`),
    ),
  )!;

/** The condition that the shipment belongs to one of these orders, or to an order's appointment. */
const isOfOrder = (scope: Scope, ids: string[]) =>
  or(
    inArray(shipments.order_id, ids),
    eq(shipments.appointment_id, scope.any(orders, orders.appointment_id, inArray(orders.id, ids))),
  )!;

/** Shipments are created from a rate, one per rate; labels are bought by separate calls. */
export const shipmentHooks: Hooks<Shipment> = {
  filters: {
    tracking_number: (_, text) => containsText(shipments.tracking_number, String(text)),
    order_id: (scope, ids: string[]) => isOfOrder(scope, ids),
    problem: (_, wanted) => (wanted === true ? isProblem() : not(isProblem())),
  },

  complete: async (_, records) => {
    for (const record of records) {
      record.date_created = record.created_date;
      record.date_modified = record.modified_date;
    }
  },

  parts: {
    price: async (scope, { rate_id }) => {
      const configured = await findConfigured(scope, rate_id);
      if (!configured) return null;
      const { shipping_amount, insurance_amount, confirmation_amount, other_amount } = configured.rate.rate;
      return { shipping_amount, insurance_amount, confirmation_amount, other_amount };
    },
  },

  beforeWrite: async ({ scope }, { rate_id }) => {
    const configured = await findConfigured(scope, rate_id);
    if (!configured) throw invalid([{ path: '/rate_id', code: 'reference' }]);
    return { ...(await shipmentOf(scope, configured)) };
  },
};
