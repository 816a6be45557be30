import { expect, test } from 'vitest';
import { limitConcurrency } from '../../server/core/jobs/limitConcurrency.ts';
import { coalesce } from '../../server/core/jobs/coalesce.ts';

test('coalesces requests made while a call is in progress', async () => {
  const batches: number[][] = [];
  const double = coalesce(async (items: number[]) => {
    batches.push(items);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (items.includes(4)) throw new Error('four');
    return new Map(items.map((one) => [one, 2 * one]));
  });
  const first = double(1);
  await new Promise((resolve) => setTimeout(resolve, 1));
  const [one, two, three] = await Promise.all([first, double(2), double(3)]);
  expect([one.get(1), two.get(2), three.get(3)]).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
  const failing = double(4);
  await new Promise((resolve) => setTimeout(resolve, 1));
  const later = [double(5), double(6)];
  await expect(failing).rejects.toThrow('four');
  expect((await Promise.all(later))[0]?.get(5)).toBe(10);
  expect(batches.slice(2)).toEqual([[4], [5, 6]]);
});

test('waits until there are enough requests or the wait is over', async () => {
  const batches: number[][] = [];
  const work = async (items: number[]) => void batches.push(items);
  const inThrees = coalesce(work, { wait: 60_000, enough: 3 });
  await Promise.all([inThrees(1), inThrees(2), inThrees(3)]);
  const first = inThrees(4);
  setTimeout(() => void inThrees(5), 1);
  setTimeout(() => void inThrees(6), 2);
  await first;
  await coalesce(work, { wait: 1, enough: 3 })(7);
  expect(batches).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
});

test('limits concurrency and keeps the order, also after a failure', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const inTurn = limitConcurrency(2);
  const ended = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((one) =>
      inTurn(async () => {
        begun.push(one);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        if (one === 2) throw new Error('two');
      }),
    ),
  );
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(ended.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
});
