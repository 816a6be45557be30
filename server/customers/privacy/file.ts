import { and, asc, eq, getTableColumns, gt, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointmentRepairs, appointments } from '../../appointments/tables.ts';
import { can, type Who } from '../../../src/schemas/can.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { models } from '../../../src/schemas/models.ts';
import { editsTrade } from '../../../src/schemas/trade/access.ts';
import { balances as balanceAccess } from '../../../src/schemas/wallet/balances.ts';
import { note } from '../../core/history/note.ts';
import { recordChanges } from '../../core/history/tables.ts';
import { notFound, Problem } from '../../core/problem.ts';
import type { Values } from '../../core/records/entity.ts';
import { readableRows } from '../../core/records/readable.ts';
import type { Scope } from '../../core/scope.ts';
import type { StoreTable } from '../../core/tables/owners.ts';
import { readableMails } from '../../mail/readable.ts';
import { mails } from '../../mailQueue/tables.ts';
import { shipments } from '../../shipping/tables.ts';
import { orderLines, orders, payments } from '../../sales/tables.ts';
import { tradeIdentities, tradeRequests } from '../../trade/tables.ts';
import { balances, entries, transactions } from '../../wallet/tables.ts';
import { readRegister } from '../consents/register.ts';
import { customerAliases } from '../merge/tables.ts';
import { addresses, contactRequests, customers } from '../tables.ts';
import { theirs } from './theirs.ts';

const PAGE = 500;

type Rows = AsyncIterable<Values>;

/**
 * What is stored about a customer as the text of one JSON object, part by part, so that a long history is never in
 * memory: all that `who` may read one by one, and under `left_out` how much more there is. That it was handed out, and
 * by whom, is noted first.
 */
export async function customerFile(
  scope: Scope,
  who: Who,
  customerId: string,
): Promise<AsyncIterable<string>> {
  const [customer] = await scope.select(customers, getTableColumns(customers), {
    where: eq(customers.id, customerId),
  });
  if (!customer) throw notFound();
  if (customer.forgotten_date) throw new Problem(409, 'The customer was forgotten.');
  await note(scope, who, [{ model: 'customers', id: customerId, action: 'exported' }]);
  const parts = await partsOf(scope, who, customerId);
  return text(customer, parts, await leftOut(scope, parts));
}

/** A list of the file. */
interface Part {
  /** Whose rows it holds, if some readers do not see all of them. */
  of?: { table: StoreTable; all: SQL; seen: SQL | undefined };
  rows: (seen: SQL) => Rows | Promise<Values[]>;
}

async function partsOf(scope: Scope, who: Who, customerId: string): Promise<Record<string, Part>> {
  const own = await theirs(scope, customerId);
  const ofCustomer = (table: typeof addresses | typeof customerAliases): Part => ({
    rows: () => pages(scope, table, eq(table.customer_id, customerId)),
  });
  const of = (model: Pick<Model, 'access'>, table: StoreTable, all: SQL) => ({
    table,
    all,
    seen: readableRows(who, model, table),
  });
  const changes = await changesOf(scope, own.ids);
  return {
    addresses: ofCustomer(addresses),
    aliases: ofCustomer(customerAliases),
    consents: { rows: () => readRegister(scope, customerId) },
    appointments: {
      of: of(models.appointments, appointments, own.appointments),
      rows: (seen) => withRepairs(scope, seen),
    },
    requests: {
      of: of(models.customerRequests, contactRequests, own.requests),
      rows: (seen) => pages(scope, contactRequests, seen),
    },
    orders: { of: of(models.orders, orders, own.orders), rows: (seen) => withLines(scope, seen) },
    balances: {
      of: of(balanceAccess, balances, eq(balances.customer_id, customerId)),
      rows: (where) => scope.select(balances, { kind: balances.kind, amount: balances.amount }, { where }),
    },
    transactions: {
      of: of(models.transactions, transactions, eq(transactions.customer_id, customerId)),
      rows: (seen) => withEntries(scope, seen),
    },
    trades: {
      of: of(models.tradeRequests, tradeRequests, own.trades),
      rows: (seen) => withIdentity(scope, who, seen),
    },
    mails: {
      of: { table: mails, all: own.mails, seen: readableMails(scope, who) },
      rows: (seen) => withoutBcc(pages(scope, mails, seen)),
    },
    shipments: {
      of: of(models.shipments, shipments, own.shipments),
      rows: (seen) => pages(scope, shipments, seen),
    },
    history: { rows: () => pages(scope, recordChanges, changes) },
  };
}

/** How much of each list the reader may not read. */
async function leftOut(scope: Scope, parts: Record<string, Part>): Promise<Record<string, number>> {
  const counted = Object.entries(parts).map(async ([name, { of }]) => {
    const hidden = of?.seen ? await scope.count(of.table, and(of.all, not(of.seen))) : 0;
    return hidden > 0 ? [[name, hidden] as const] : [];
  });
  return Object.fromEntries((await Promise.all(counted)).flat());
}

async function* text(
  customer: Values,
  parts: Record<string, Part>,
  left_out: Record<string, number>,
): AsyncGenerator<string> {
  const head = { exported_date: new Date(), left_out, customer: bare(customer) };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, { of, rows }] of Object.entries(parts)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let before = '\n';
    for await (const row of await rows(and(of?.all, of?.seen) ?? sql`true`)) {
      yield before + JSON.stringify(bare(row));
      before = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

/** The store's own id says nothing about a customer. */
const bare = ({ store_id: _, ...row }: Values) => row;

/** Rows in the order of their ids, a page at a time. */
async function* pages(
  scope: Scope,
  table: StoreTable & { id: PgColumn },
  where: SQL,
): AsyncGenerator<Values> {
  for (let last: unknown; ;) {
    const rows = await scope.select(table, getTableColumns(table), {
      where: and(where, last === undefined ? undefined : gt(table.id, last)),
      orderBy: [asc(table.id)],
      limit: PAGE,
    });
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id;
  }
}

/** Who else got a mail in secret stays so. */
async function* withoutBcc(rows: Rows): AsyncGenerator<Values> {
  for await (const { bcc: _, ...mail } of rows) yield mail;
}

/** Orders with what they sold and how they were paid. */
async function* withLines(scope: Scope, where: SQL): AsyncGenerator<Values> {
  for await (const order of pages(scope, orders, where)) {
    const id = String(order.id);
    const [lines, paid] = await Promise.all([
      scope.select(orderLines, getTableColumns(orderLines), {
        where: eq(orderLines.order_id, id),
        orderBy: [asc(orderLines.position)],
      }),
      scope.select(payments, getTableColumns(payments), {
        where: eq(payments.order_id, id),
        orderBy: [asc(payments.created_date), asc(payments.id)],
      }),
    ]);
    yield { ...order, lines: lines.map(bare), payments: paid.map(bare) };
  }
}

async function* withEntries(scope: Scope, where: SQL): AsyncGenerator<Values> {
  for await (const transaction of pages(scope, transactions, where)) {
    const { account, amount, position, transaction_id } = entries;
    const noted = await scope.select(
      entries,
      { account, amount },
      { where: eq(transaction_id, String(transaction.id)), orderBy: [asc(position)] },
    );
    yield { ...transaction, entries: noted };
  }
}

/** Trade-ins; the seller's document for whoever may read that. */
async function* withIdentity(scope: Scope, who: Who, where: SQL): AsyncGenerator<Values> {
  for await (const trade of pages(scope, tradeRequests, where)) {
    if (can(who, 'one', { access: { one: editsTrade } }, trade) !== true) {
      yield trade;
      continue;
    }
    const [identity] = await scope.select(tradeIdentities, getTableColumns(tradeIdentities), {
      where: eq(tradeIdentities.trade_request_id, String(trade.id)),
    });
    yield { ...trade, identity: identity ? bare(identity) : null };
  }
}

async function* withRepairs(scope: Scope, where: SQL): AsyncGenerator<Values> {
  for await (const booking of pages(scope, appointments, where)) {
    const repairs = await scope.select(appointmentRepairs, getTableColumns(appointmentRepairs), {
      where: eq(appointmentRepairs.appointment_id, String(booking.id)),
      orderBy: [appointmentRepairs.position, appointmentRepairs.id],
    });
    yield { ...booking, repairs: repairs.map(bare) };
  }
}

/** What was done to the customer and their addresses. */
export async function changesOf(scope: Scope, ids: string[]): Promise<SQL> {
  const { model, record_id } = recordChanges;
  const places = await scope.select(
    addresses,
    { id: addresses.id },
    { where: inArray(addresses.customer_id, ids) },
  );
  const of = (name: string, records: string[]) => and(eq(model, name), inArray(record_id, records));
  return or(
    of('customers', ids),
    places.length > 0
      ? of(
          'addresses',
          places.map(({ id }) => id),
        )
      : undefined,
  )!;
}
