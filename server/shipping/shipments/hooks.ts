import { and, eq, inArray, isNotNull, like, lt, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold } from '../../../src/schemas/fold.ts';
import { daysUntilProblem } from '../../../src/schemas/shipping/tracking.ts';
import { invalid } from '../../core/problem.ts';
import type { Hooks } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { folded } from '../../core/tables/folded.ts';
import { orders } from '../../sales/tables.ts';
import { shipments } from '../tables.ts';
import { underWay } from '../underWay.ts';
import { findConfigured, shipmentOf } from './configured.ts';

/** A condition: the parcel needs somebody's attention. */
const isProblem = () =>
  and(
    underWay(shipments),
    isNotNull(shipments.label_id),
    or(
      eq(shipments.tracking_status, 'exception'),
      lt(shipments.moved_date, sql`now() - ${daysUntilProblem} * interval '1 day'`),
    ),
  )!;

const contains = (column: PgColumn, text: string) =>
  like(folded(column), folded(`%${fold(text).replace(/[\\%_]/g, '\\$&')}%`));

/** Carriers print a number in groups, and keep it without spaces. */
const hasNumber = (text: string) => contains(shipments.tracking_number, text.replaceAll(/\s/g, ''));

/** A condition: the parcel is of one of these orders, or of the booking that it comes of. */
const isOfOrder = (scope: Scope, ids: string[]) =>
  or(
    inArray(shipments.order_id, ids),
    eq(shipments.appointment_id, scope.any(orders, orders.appointment_id, inArray(orders.id, ids))),
  )!;

/** Shipments are made of a rate, once a rate; their labels are bought by calls of their own. */
export const shipmentHooks: Hooks = {
  filters: {
    search: (_, text) => or(contains(shipments.recipient, String(text).trim()), hasNumber(String(text)))!,
    tracking_number: (_, text) => hasNumber(String(text)),
    order_id: (scope, ids) => isOfOrder(scope, ids as string[]),
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
      const configured = await findConfigured(scope, String(rate_id));
      if (!configured) return null;
      const { shipping_amount, insurance_amount, confirmation_amount, other_amount } = configured.rate.rate;
      return { shipping_amount, insurance_amount, confirmation_amount, other_amount };
    },
  },

  beforeWrite: async ({ scope }, { rate_id }) => {
    const configured = await findConfigured(scope, String(rate_id));
    if (!configured) throw invalid([{ path: '/rate_id', code: 'reference' }]);
    return { ...(await shipmentOf(scope, configured)) };
  },
};
