import type { Register } from '../../../../src/schemas/wallet/registers.ts';
import type { TillReport } from '../../../../src/schemas/wallet/tillReport.ts';
import type { Scope } from '../../../core/scope.ts';
import { cashOf, readMovements } from './movements.ts';
import { methodsOf, readPayments, taxesOf } from './payments.ts';

/** What happened at a till since it was opened, until it was closed. */
export async function readReport(scope: Scope, till: Register): Promise<TillReport> {
  const [movements, paid] = await Promise.all([readMovements(scope, till.id), readPayments(scope, till)]);
  return { methods: methodsOf(paid), taxes: taxesOf(paid), cash: cashOf(movements), movements };
}
