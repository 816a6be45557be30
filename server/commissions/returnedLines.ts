import { prorate, allocate } from '../../src/schemas/money.ts';
import type { OrderLine } from '../../src/schemas/sales/orders.ts';
import { sum } from '../../src/schemas/sales/refund.ts';
import type { Returned } from '../sales/index.ts';

type SoldLine = Pick<OrderLine, 'id' | 'kind' | 'quantity' | 'returned' | 'net'>;

/**
 * Returns what was returned of each line so far: quantity, cents of its net including its share of refunds without a
 * return, and whether that is all of it. No line returns more than its net, so that the shares add up to the ledger's
 * amount, in whatever order refunds were made.
 */
export function returnedLines(lines: readonly SoldLine[], { lines: now, sales }: Returned) {
  const sold = lines.filter(({ kind }) => kind !== 'GIFT');
  const pieces = sold.map(({ id, returned = 0 }) => {
    const { quantity = 0 } = now.find((line) => line.id === id) ?? {};
    return returned + quantity;
  });
  const nets = sold.map(({ net = 0 }) => net);
  const ofPieces = sold.map(({ quantity }, index) => prorate(nets[index]!, pieces[index]!, quantity));
  const room = nets.map((net, index) => net - ofPieces[index]!);
  const letOff = spreadWithin(Math.max(0, sales - sum(ofPieces)), nets, room);
  const all = sum(nets);
  const isAllBack = all > 0 && sales >= all;
  return sold.map(({ id = '', quantity }, index) => ({
    id,
    quantity: pieces[index]!,
    net: ofPieces[index]! + letOff[index]!,
    isWhole: isAllBack || pieces[index] === quantity,
  }));
}

/** Allocates an amount by weights, with no share above its room; an amount that exceeds all room is dropped. */
function spreadWithin(cents: number, weights: readonly number[], room: readonly number[]): number[] {
  const parts = weights.map(() => 0);
  let left = Math.min(cents, sum(room));
  while (left > 0) {
    const open = weights.map((weight, index) => (parts[index]! < room[index]! ? weight : 0));
    const more = allocate(left, open);
    for (const [index, part] of more.entries()) {
      const taken = Math.min(part, room[index]! - parts[index]!);
      parts[index]! += taken;
      left -= taken;
    }
  }
  return parts;
}
