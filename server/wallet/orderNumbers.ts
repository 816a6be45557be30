import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';

type NumbersOf = (scope: Scope, ids: (string | null)[]) => Promise<Map<string, number>>;

/** Returns the numbers of orders; the domain that owns orders contributes it. */
export const orderNumberSources = extensionPoint<NumbersOf>();

/** Returns the numbers of orders by id. */
export async function orderNumbers(scope: Scope, ids: (string | null)[]): Promise<Map<string, number>> {
  const numbers = await Promise.all(orderNumberSources.all().map((numbersOf) => numbersOf(scope, ids)));
  return new Map(numbers.flatMap((some) => [...some]));
}
