import type { BalanceKind } from '../../../src/schemas/sales/states.ts';
import type { Db } from '../../core/database.ts';
import { groupBy } from '../../core/groupBy.ts';
import { balances, entries, type Posting, transactions } from '../../wallet/index.ts';
import { insert } from '../insert.ts';
import { uuidOf } from '../random.ts';

type Transaction = typeof transactions.$inferInsert;
type Entry = typeof entries.$inferInsert;

/** A ledger posting with its date and author. */
export interface DatedPosting extends Posting {
  /** The transaction's id is derived from it. */
  name: string;
  day: string;
  at: Date;
  by: string;
}

const optional = {
  customer_id: null,
  order_id: null,
  payment_id: null,
  register_id: null,
  reason: null,
  note: null,
};

/** Collects ledger transactions in order, with the resulting balances, and stores them at once. */
export class Ledger {
  readonly #transactions: Transaction[] = [];
  readonly #entries: Entry[][] = [];
  readonly #storeId: string;

  constructor(storeId: string) {
    this.#storeId = storeId;
  }

  /** Returns the transaction's id. */
  note({ name, at, by, entries: lines, ...posting }: DatedPosting): string {
    const id = uuidOf(name);
    const store_id = this.#storeId;
    const some = lines.filter(({ amount }) => amount !== 0);
    const { day, location_id } = posting;
    const audit = { created_by: by, created_date: at, modified_by: by, modified_date: at };
    const amount = some.reduce((sum, line) => sum + Math.max(0, line.amount), 0);
    this.#transactions.push({ id, store_id, ...optional, ...posting, amount, ...audit });
    this.#entries.push(
      some.map(({ account, amount: cents, customer_id = null, register_id = null }, position) => ({
        store_id,
        transaction_id: id,
        position,
        account,
        amount: cents,
        day,
        location_id,
        customer_id,
        register_id,
      })),
    );
    return id;
  }

  /** Returns the cash in each register. */
  cash(): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { account, register_id, amount } of this.#entries.flat()) {
      if (account === 'CASH' && register_id) sums.set(register_id, (sums.get(register_id) ?? 0) + amount);
    }
    return sums;
  }

  /** A statement contains whole transactions only: each must balance by itself. */
  async store(db: Db): Promise<void> {
    await insert(db, transactions, this.#transactions);
    for (let start = 0; start < this.#entries.length; start += 100)
      await insert(db, entries, this.#entries.slice(start, start + 100).flat());
    await insert(db, balances, this.#balances());
  }

  #balances(): (typeof balances.$inferInsert)[] {
    const owed = this.#entries
      .flat()
      .filter(({ account }) => account === 'STORE_CREDIT' || account === 'GIFT');
    const groups = groupBy(owed, ({ account, customer_id }) => `${customer_id} ${account}`);
    return [...groups.values()].flatMap((own) => {
      const { store_id, customer_id, account } = own[0]!;
      if (!customer_id) return [];
      const amount = own.reduce((sum, entry) => sum - entry.amount, 0);
      return [{ store_id, customer_id, kind: account as BalanceKind, amount }];
    });
  }
}
