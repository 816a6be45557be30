import { eq } from 'drizzle-orm';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import type { Order, OrderLine } from '../../../src/schemas/sales/orders.ts';
import {
  returnableQuantity,
  returnedAmounts,
  calculateRefund,
  deliveredSerials,
  sum,
  type Refund,
} from '../../../src/schemas/sales/refund.ts';
import { invalid } from '../../core/problem.ts';
import type { Writing } from '../../core/records/entity.ts';
import { type Inventory, move } from '../../inventory/index.ts';
import { salesEvents } from '../salesEvents.ts';
import { orderLines } from '../tables.ts';
import { prepareRefund } from './prepareRefund.ts';
import { paidRow, type PaidRow } from './pay.ts';
import { postReturn } from './postReturn.ts';
import { splitBoughtBack, boughtBack, boughtBackErrors } from './boughtBack.ts';
import type { RefundRequest, ReturnedLine } from './refunding.ts';
import { refundErrors } from './refundErrors.ts';

/** Locks payments and register; returns the function that makes the refund. */
type PrepareRefund = (
  back: number,
) => Promise<Pick<Awaited<ReturnType<typeof prepareRefund>>, 'registerId' | 'makeRefund'>>;

/**
 * Returns lines of a completed order or reduces its price, in the caller's transaction, and returns the changed
 * columns. An unpaid amount is reduced first, the rest is refunded.
 */
export async function refund(
  inventory: Inventory,
  writing: Pick<Writing, 'scope' | 'who'>,
  order: Order,
  refunding: RefundRequest,
  prepare: PrepareRefund = (back) => prepareRefund(writing, order, back, refunding),
): Promise<PaidRow> {
  const { scope, who } = writing;
  const named = refunding.all ? allOf(order) : refunding;
  const { lines = [], amount = 0, shipping = false } = named;
  const worth = calculateRefund(order, { lines, amount, shipping });
  const bought = (await boughtBack(scope, order)).map(({ serial }) => serial);
  const errors = [
    ...refundErrors(order, named, worth),
    ...boughtBackErrors(who, order, { ...refunding, lines, value: worth.value }, bought),
  ];
  if (errors.length > 0) throw invalid(errors);
  const { registerId, makeRefund } = await prepare(worth.back);
  const returned = lines.map((line, index) => ({
    restock: true,
    ...line,
    index,
    sold: order.lines.find(({ id }) => id === line.id)!,
  }));
  const placed = returned.flatMap((line) => splitBoughtBack(line, bought));
  await move(
    inventory,
    scope,
    who.staff_id,
    placed.flatMap(({ sold, quantity, restock, serials, index }) =>
      restock && sold.item_id && sold.kind === 'ITEM'
        ? [
            {
              item_id: sold.item_id,
              location_id: order.location_id,
              kind: 'RETURN' as const,
              quantity,
              ...(serials && { serials }),
              source: 'ORDER' as const,
              source_id: order.id,
              path: `/lines/${index}`,
            },
          ]
        : [],
    ),
  );
  for (const { sold, quantity, serials = [] } of returned) {
    await scope.update(
      orderLines,
      {
        returned: (sold.returned ?? 0) + quantity,
        returned_serials: [...(sold.returned_serials ?? []), ...serials.map(normalizeSerial)],
      },
      eq(orderLines.id, sold.id!),
    );
  }
  const { taken, left } = await postReturn(scope, who.staff_id, order, worth, registerId);
  const sales = sum(order.lines.map(({ kind, net = 0 }) => (kind === 'GIFT' ? 0 : net)));
  const back = {
    lines: placed.map(({ sold, quantity, restock }) => {
      const { SALES, GIFT } = returnedAmounts(sold, quantity);
      return {
        line: sold,
        quantity: -quantity,
        net: -(SALES + GIFT),
        isLost: !restock || sold.kind !== 'ITEM',
      };
    }),
    sales: -taken.SALES,
  };
  const commissioned = { lines, sales: sales - left.SALES };
  for (const { returned: follow } of salesEvents.all())
    await follow(scope, who.staff_id, order, back, commissioned);
  const credited = order.credited + worth.value;
  return paidRow(order, {
    ...(await makeRefund()),
    credited,
    ...(shipping && { shipping_returned: true }),
    ...(isAllBack(order, lines, worth) && { order_status: 'REFUNDED' }),
  });
}

function isAllBack({ lines, total, credited }: Order, returned: ReturnedLine[], { value }: Refund): boolean {
  if (total > 0) return credited + value === total;
  const back = (line: OrderLine) =>
    (line.returned ?? 0) + sum(returned.filter(({ id }) => id === line.id).map((one) => one.quantity));
  return lines.every((line) => back(line) === line.quantity);
}

/** Everything not returned yet. */
const allOf = (order: Order): Pick<RefundRequest, 'lines' | 'amount' | 'shipping'> => ({
  lines: order.lines.flatMap((line) => {
    const { id = '' } = line;
    const out = deliveredSerials(line);
    const quantity = returnableQuantity(line);
    return quantity > 0 ? [{ id, quantity, ...(out.length > 0 && { serials: out }) }] : [];
  }),
  shipping: order.shipping_fee > 0 && !order.shipping_returned,
});
