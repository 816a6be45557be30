import { array, assert, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { returnedLines } from '../../server/commissions/returnedLines.ts';

const line = (id: string, quantity: number, net: number, returned = 0) => ({
  id,
  kind: 'ITEM' as const,
  quantity,
  net,
  returned,
});
const netOf = (back: { net: number }[]) => back.reduce((sum, { net }) => sum + net, 0);

test('does not count an allowance twice when its line is returned later', () => {
  const lines = [line('a', 1, 6000), line('b', 1, 4000)];
  expect(returnedLines(lines, { lines: [], sales: 5000 }).map(({ net }) => net)).toEqual([3000, 2000]);
  expect(returnedLines(lines, { lines: [{ id: 'a', quantity: 1 }], sales: 7000 })).toEqual([
    { id: 'a', quantity: 1, net: 6000, isWhole: true },
    { id: 'b', quantity: 0, net: 1000, isWhole: false },
  ]);
  expect(returnedLines(lines, { lines: [{ id: 'a', quantity: 1 }], sales: 10_000 })).toMatchObject([
    { net: 6000, isWhole: true },
    { net: 4000, isWhole: true },
  ]);
});

test('splits what the ledger returned by line, at most the whole line', () => {
  const sold = record({ quantity: nat(4), net: nat(9999), returned: nat(5) });
  assert(
    property(array(sold, { minLength: 1, maxLength: 5 }), nat(50_000), (all, more) => {
      const lines = all.map(({ quantity, net, returned }, index) =>
        line(String(index), quantity + 1, net, Math.min(returned, quantity + 1)),
      );
      const whole = netOf(lines);
      const ofPieces = netOf(returnedLines(lines, { lines: [], sales: 0 }));
      const sales = Math.min(whole, ofPieces + more);
      const back = returnedLines(lines, { lines: [], sales });
      expect(netOf(back)).toBe(sales);
      back.forEach(({ net }, index) => expect(net).toBeLessThanOrEqual(lines[index]!.net));
    }),
  );
});
