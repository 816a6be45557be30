import { extensionPoint } from '../../core/extensionPoint.ts';
import { parallel } from '../../core/parallel.ts';
import type { Scope } from '../../core/scope.ts';

/** Whether the customer of a ticket has something to decide that changes what it costs. */
type SumToDecide = (scope: Scope, ticketId: string) => Promise<boolean>;

export const sumsToDecide = extensionPoint<SumToDecide>();

/** Whether what a ticket costs waits for an answer of its customer: what is due is not said then. */
export async function isSumOpen(scope: Scope, ticketId: string): Promise<boolean> {
  const open = await parallel(sumsToDecide.all().map((isToDecide) => isToDecide(scope, ticketId)));
  return open.includes(true);
}
