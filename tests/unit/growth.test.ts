import { expect, test } from 'vitest';
import { superlinearFrom } from '../support/growth.ts';

const count = (steps: number) => {
  let hash = 1;
  for (let step = 0; step < steps; step += 1) hash = Math.imul(hash, 31) ^ step;
  return hash;
};

count(1_000_000);

test('linear work is told from quadratic work', () => {
  expect(superlinearFrom((size) => count(size * 1000), 20_000)).toBeUndefined();
  expect(superlinearFrom((size) => count(size * size), 14_000)).toBeGreaterThan(0);
});
