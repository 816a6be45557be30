import { asc } from 'drizzle-orm';
import type { Transaction } from '../../../src/schemas/wallet/transactions.ts';
import { among } from '../../core/among.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Scope } from '../../core/scope.ts';
import { customers } from '../../customers/index.ts';
import { staffNames } from '../../staff/index.ts';
import { orderNumbers } from '../orderNumbers.ts';
import { entries, registers, transactions } from '../tables.ts';

/**
 * Adds to transactions their entries, the names of their author and of who reversed them, and the names of their
 * sources.
 */
export async function addEntries(scope: Scope, found: Transaction[]): Promise<void> {
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  const { transaction_id, position, account, amount, customer_id, register_id } = entries;
  const [rows, reversals, names, orderNos, tillNos, customerNames] = await Promise.all([
    scope.select(
      entries,
      { transaction_id, account, amount, customer_id, register_id },
      { where: among(transaction_id, ids), orderBy: [asc(position)] },
    ),
    scope.select(
      transactions,
      { id: transactions.id, of: transactions.reversal_of },
      { where: among(transactions.reversal_of, ids) },
    ),
    staffNames(
      scope,
      found.map(({ created_by }) => created_by),
    ),
    orderNumbers(
      scope,
      found.map(({ order_id }) => order_id),
    ),
    tillNumbers(
      scope,
      found.map((one) => one.register_id),
    ),
    namesOf(
      scope,
      found.map((one) => one.customer_id),
    ),
  ]);
  const byTransaction = groupBy(rows, (row) => row.transaction_id);
  const reversedBy = new Map(reversals.map(({ id, of }) => [of, id]));
  for (const record of found) {
    const own = byTransaction.get(record.id) ?? [];
    Object.assign(record, {
      entries: own.map(({ transaction_id: _, ...entry }) => entry),
      reversed_by: reversedBy.get(record.id) ?? null,
      customer_name: customerNames.get(String(record.customer_id)) ?? null,
      by: names.get(String(record.created_by)) ?? null,
      order_no: orderNos.get(String(record.order_id)) ?? null,
      register_number: tillNos.get(String(record.register_id)) ?? null,
    });
  }
}

async function tillNumbers(scope: Scope, ids: (string | null)[]): Promise<Map<string, number>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { id, number } = registers;
  const rows = await scope.select(registers, { id, number }, { where: among(id, known) });
  return new Map(rows.map((row) => [row.id, row.number]));
}

async function namesOf(scope: Scope, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { id, first_name, last_name } = customers;
  const rows = await scope.select(customers, { id, first_name, last_name }, { where: among(id, known) });
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
}
