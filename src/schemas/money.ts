import { Type } from 'typebox';
import { Nullable } from './common.ts';

export const currencies = ['CAD'] as const;

/** Currency of the record's amounts in cents (contract 0 §7). */
export const Currency = Type.Enum([...currencies], { default: 'CAD' });

/** An amount in whole cents. */
export const Cents = (options: object = {}) =>
  Type.Integer({ minimum: 0, maximum: 2_000_000_000, cents: true, ...options });

export const NullableCents = (options: object = {}) =>
  Nullable('integer', { minimum: 0, maximum: 2_000_000_000, cents: true, default: null, ...options });

/** The share `parts` of `whole` of an amount in whole cents, rounded half up. */
export const prorate = (cents: number, parts: number, whole: number) => {
  const product = BigInt(cents) * BigInt(parts) * 2n + BigInt(whole);
  return Number(product / (BigInt(whole) * 2n));
};

/**
 * Allocates an amount to weights in whole cents so that the shares add up to it: remaining cents go to the largest
 * remainders, the first of equal ones. If all weights are 0, the first share gets everything.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? cents : 0));
  const shares = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, floor: Number(product / sum), remainder: product % sum };
  });
  const left = cents - shares.reduce((all, { floor }) => all + floor, 0);
  const first = shares
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    )
    .slice(0, left);
  const raised = new Set(first.map(({ index }) => index));
  return shares.map(({ index, floor }) => floor + (raised.has(index) ? 1 : 0));
}

/** Converts an amount of the contract (two decimals) to whole cents. */
export const toCents = (amount: number) => Math.round(amount * 100);

/** Rounds to 5 cents, the smallest Canadian coin. */
export const roundToCash = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount) / 5) * 5;
