import { expect, test } from 'vitest';
import { superlinearFrom } from '../support/growth.ts';

const count = (steps: number) => {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum += step % 7;
  return sum;
};

test('linear work is told from quadratic work', () => {
  expect(superlinearFrom((size) => count(size * 10_000), 4000)).toBeUndefined();
  expect(superlinearFrom((size) => count(size * size), 20_000)).toBeGreaterThan(0);
});
