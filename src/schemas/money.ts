import { Type } from 'typebox';
import { Nullable } from './common.ts';

export const currencies = ['CAD'] as const;

/** What amounts in cents beside it are of (contract 0 §7). */
export const Currency = Type.Enum([...currencies], { default: 'CAD' });

/** Whole cents. */
export const Cents = (options: object = {}) =>
  Type.Integer({ minimum: 0, maximum: 2_000_000_000, cents: true, ...options });

export const NullableCents = (options: object = {}) =>
  Nullable('integer', { minimum: 0, maximum: 2_000_000_000, cents: true, default: null, ...options });

/** The whole cents of a part of an amount: `parts` of `whole`, half a cent and more counts as one. */
export const prorate = (cents: number, parts: number, whole: number) => {
  const product = BigInt(cents) * BigInt(parts) * 2n + BigInt(whole);
  return Number(product / (BigInt(whole) * 2n));
};

/**
 * Spreads an amount over weights in whole cents, so that the parts are the amount together: the cents that are left
 * over go to the largest remainders, of equal ones to the first. Without any weight the first gets all.
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

/** An amount of the contract, in units with two places, as whole cents. */
export const toCents = (amount: number) => Math.round(amount * 100);

/** An amount as it is paid in cash: there is no cent any more, and no coin below five of them. */
export const roundToCash = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount) / 5) * 5;
