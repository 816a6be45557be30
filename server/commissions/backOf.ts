import { prorate, allocate } from '../../src/schemas/money.ts';
import type { OrderLine } from '../../src/schemas/sales/orders.ts';
import { sum } from '../../src/schemas/sales/refund.ts';

type SoldLine = Pick<OrderLine, 'id' | 'kind' | 'quantity' | 'returned' | 'net'>;

export interface Returned {
  /** What comes back now. */
  lines: { id: string; quantity: number }[];
  /** What the ledger took back of the order's SALES by now, in cents; what its lines are not is let off, and spread over them. */
  sales: number;
}

/**
 * What came back of each line by now: pieces, cents of its net with its part of what was let off, and whether that is all of
 * it. No line gives back more than its net, so that the parts are what the ledger took back, in whatever order it was refunded.
 */
export function backOf(lines: readonly SoldLine[], { lines: now, sales }: Returned) {
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

/** Spreads an amount over weights, no part above its room; what has no room anywhere is left out. */
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
