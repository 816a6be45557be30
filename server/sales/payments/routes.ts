import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { can } from '../../../src/schemas/can.ts';
import { salesCalls } from '../../../src/schemas/sales/calls.ts';
import { orders as model } from '../../../src/schemas/sales/orders.ts';
import type { PaymentOptions } from '../../../src/schemas/sales/paymentOptions.ts';
import { isUuid } from '../../core/ids.ts';
import { forbidden, notFound } from '../../core/problem.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Scope } from '../../core/scope.ts';
import { balances } from '../../wallet/index.ts';
import { orderLines, orders } from '../tables.ts';
import { boughtBack } from './boughtBack.ts';
import { openRegisters } from './registers.ts';

/** Data for the payment dialogs (contract 3 §7). */
export async function paymentRoutes(app: FastifyInstance) {
  serve(app, salesCalls.getNewPaying, async ({ scope, who, query: { location_id, customer_id } }) => {
    if (can(who, 'create', model, { location_id }) !== true) throw forbidden();
    const [tills, owed] = await Promise.all([
      openRegisters(scope, who, location_id),
      balancesOf(scope, customer_id ?? null),
    ]);
    return { tills, balances: owed, bought_back: [] };
  });

  serve(app, salesCalls.getPaying, async ({ scope, who, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const { location_id, customer_id, completed_date } = orders;
    const fields = { location_id, customer_id, completed_date };
    const [order] = await scope.select(orders, fields, { where: eq(orders.id, id) });
    if (!order) throw notFound();
    if (can(who, 'one', model, order) !== true) throw forbidden();
    const { serials, returned_serials } = orderLines;
    const lines = await scope.select(
      orderLines,
      { serials, returned_serials },
      { where: eq(orderLines.order_id, id) },
    );
    const [tills, owed, bought_back] = await Promise.all([
      openRegisters(scope, who, order.location_id),
      balancesOf(scope, order.customer_id),
      boughtBack(scope, { ...order, lines }),
    ]);
    return { tills, balances: owed, bought_back };
  });
}

async function balancesOf(scope: Scope, customerId: string | null): Promise<PaymentOptions['balances']> {
  const { kind, amount } = balances;
  const rows = customerId
    ? await scope.select(balances, { kind, amount }, { where: eq(balances.customer_id, customerId) })
    : [];
  return { STORE_CREDIT: 0, GIFT: 0, ...Object.fromEntries(rows.map((row) => [row.kind, row.amount])) };
}
