import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { allows, type Who } from '../../src/schemas/can.ts';
import { editsTrade } from '../../src/schemas/trade/access.ts';
import { tradeRequests as model } from '../../src/schemas/trade/requests.ts';
import type { Values } from '../core/records/entity.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';
import {
  type CustomerContribution,
  type Forgetting,
  forgottenContact,
  isOfContact,
  pages,
  withoutStore,
} from '../customers/index.ts';
import { tradeIdentities, tradeRequests } from './tables.ts';

export const tradesOfCustomer: CustomerContribution = {
  records: {
    trades: {
      table: tradeRequests,
      isOf: (_, customer) => isOfContact(tradeRequests, customer),
      readable: (_, who) => readableRows(who, model, tradeRequests),
      rows: withIdentity,
      hasContact: true,
    },
  },
  forget: forgetTrades,
};

/** Erases the seller and their document; device, prices and payout are kept. */
async function forgetTrades({ scope, customer }: Forgetting): Promise<void> {
  const own = isOfContact(tradeRequests, customer);
  await scope.delete(
    tradeIdentities,
    eq(tradeIdentities.trade_request_id, scope.any(tradeRequests, tradeRequests.id, own)),
    tradeIdentities.trade_request_id,
  );
  const row = { ...forgottenContact(customer.id), note: null, photos: [], decline_reason: null };
  await scope.update(tradeRequests, row, own);
}

/** Reads trade-ins, with the seller's document if the staff member may read it. */
async function* withIdentity(scope: Scope, who: Who, where: SQL): AsyncGenerator<Values> {
  for await (const trade of pages(scope, tradeRequests, where)) {
    if (!allows(who, editsTrade, trade)) {
      yield trade;
      continue;
    }
    const [identity] = await scope.select(tradeIdentities, getTableColumns(tradeIdentities), {
      where: eq(tradeIdentities.trade_request_id, String(trade.id)),
    });
    yield { ...trade, identity: identity ? withoutStore(identity) : null };
  }
}
