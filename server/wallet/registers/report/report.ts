import type { Register } from '../../../../src/schemas/wallet/registers.ts';
import type { RegisterReport } from '../../../../src/schemas/wallet/registerReport.ts';
import type { Scope } from '../../../core/scope.ts';
import { readEntries } from './entries.ts';
import { cashOf, readMovements } from './movements.ts';
import { methodsOf, taxesOf } from './payments.ts';

/** Returns the activity of a register from opening to closing, from its ledger entries. */
export async function readReport(scope: Scope, { id }: Register): Promise<RegisterReport> {
  const [movements, all] = await Promise.all([readMovements(scope, id), readEntries(scope, id)]);
  return { methods: methodsOf(all), taxes: taxesOf(all), cash: cashOf(movements), movements };
}
