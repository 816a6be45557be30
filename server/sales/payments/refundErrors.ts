import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import type { Order } from '../../../src/schemas/sales/orders.ts';
import { returnableQuantity, deliveredSerials, sum, type Refund } from '../../../src/schemas/sales/refund.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import type { RefundRequest, ReturnedLine } from './refunding.ts';

/** Returns the errors of a refund: more than remains of a line or the order, or serials that were not sold. */
export function refundErrors(
  order: Order,
  { lines = [], amount = 0, shipping = false }: Pick<RefundRequest, 'lines' | 'amount' | 'shipping'>,
  { parts }: Refund,
): ValidationError[] {
  if (lines.length === 0 && amount === 0 && !shipping) return [{ path: '/lines', code: 'nothing_returned' }];
  const errors = lines.flatMap((line, index) => {
    const isTwice = lines.findIndex(({ id }) => id === line.id) < index;
    return isTwice ? [{ path: `/lines/${index}/id`, code: 'line_twice' }] : lineErrors(order, line, index);
  });
  if (shipping && (order.shipping_returned || order.shipping_fee === 0))
    errors.push({ path: '/shipping', code: 'over_return' });
  const left = Math.max(0, order.total - order.credited - sum(Object.values(parts)));
  if (amount > left) errors.push({ path: '/amount', code: 'over_refund', params: { left } });
  return errors;
}

function lineErrors(order: Order, line: ReturnedLine, index: number): ValidationError[] {
  const sold = order.lines.find(({ id }) => id === line.id);
  if (!sold) return [{ path: `/lines/${index}/id`, code: 'not_in_order' }];
  const left = returnableQuantity(sold);
  if (line.quantity > left)
    return [{ path: `/lines/${index}/quantity`, code: 'over_return', params: { item: sold.name, left } }];
  const { serials: handedOut = [] } = sold;
  const out = deliveredSerials(sold);
  const given = (line.serials ?? []).map(normalizeSerial);
  const expected = handedOut.length > 0 ? line.quantity : 0;
  if (given.length !== expected) {
    const params = { item: sold.name, expected, given: given.length };
    return [{ path: `/lines/${index}/serials`, code: 'serials_count', params }];
  }
  return given.flatMap((serial, at) => {
    const path = `/lines/${index}/serials/${at}`;
    if (given.indexOf(serial) < at) return [{ path, code: 'serial_twice', params: { serial } }];
    return out.includes(serial) ? [] : [{ path, code: 'serial_not_sold', params: { serial } }];
  });
}
