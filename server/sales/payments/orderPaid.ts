import { extensionPoint } from '../../core/extensionPoint.ts';
import type { Scope } from '../../core/scope.ts';

/** Runs in the transaction of the payment after which nothing is due of an order. */
export const orderPaid = extensionPoint<(scope: Scope, orderId: string) => Promise<void>>();
