import { extensionPoint } from '../core/extensionPoint.ts';
import type { Values } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';

/** Adds the order (`order_id`) to appointments and quotes. */
export const appointmentOrders = extensionPoint<(scope: Scope, records: Values[]) => Promise<void>>();

export async function addOrders(scope: Scope, records: Values[]): Promise<void> {
  for (const add of appointmentOrders.all()) await add(scope, records);
}
