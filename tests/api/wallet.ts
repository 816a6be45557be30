import { randomUUID } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import { Scope } from '../../server/core/scope.ts';
import { post, type Posting } from '../../server/wallet/ledger.ts';
import { entries } from '../../server/wallet/tables.ts';
import type { Role } from '../../src/schemas/rights.ts';
import type { Account } from '../../src/schemas/wallet/accounts.ts';
import type { Register } from '../../src/schemas/wallet/registers.ts';
import type { TestApp, TestStore } from './support.ts';

/** Helpers for tests of a store's registers and ledger. */
export function walletHelpers({ ask, database, store }: TestApp, own: TestStore = store) {
  const scope = new Scope(database.db, { id: own.id, timezone: 'America/Toronto' });
  const [home = 0] = own.locationIds;
  return {
    scope,

    open: async (role: Role, values: object = {}): Promise<Register> => {
      const body = { location_id: home, name: randomUUID(), float: 20_000, ...values };
      const { status, json, text } = await ask(role, 'POST', 'registers', { body });
      if (status !== 201) throw new Error(text);
      return json as Register;
    },

    step: (role: Role, { id }: { id: string }, step: string, values: object = {}) =>
      ask(role, 'POST', `registers/${id}/${step}`, { body: { key: randomUUID(), ...values } }),

    /** Posts a transaction at the first location. */
    post: (posting: Partial<Posting>) =>
      scope.transaction((inside) =>
        post(inside, own.staff.STAFF.id, {
          kind: 'PAYMENT',
          location_id: home,
          entries: [],
          ...posting,
        }),
      ),

    /** The sum of an account's entries. */
    sumOf: async (account: Account, register_id?: string): Promise<number> => {
      const [row] = await scope.select(
        entries,
        { sum: sum(entries.amount).mapWith(Number) },
        {
          where: and(
            eq(entries.account, account),
            register_id ? eq(entries.register_id, register_id) : undefined,
          ),
        },
      );
      return row?.sum ?? 0;
    },
  };
}

/** Puts cash into a new register of the first location. Returns the transaction's id. */
export async function cashIn(services: TestApp): Promise<string> {
  const { open, step } = walletHelpers(services);
  const register = await open('STORE_OWNER');
  await step('STORE_OWNER', register, 'cashIn', { amount: 100, reason: 'CHANGE' });
  const filter = JSON.stringify({ register_id: register.id, kind: 'CASH_IN' });
  const { json } = await services.ask(
    'STORE_OWNER',
    'GET',
    `transactions?filter=${encodeURIComponent(filter)}`,
  );
  return json[0].id;
}
