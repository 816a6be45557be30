import { and, asc, eq, getTableColumns, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { appointmentRepairs, appointments } from '../../appointments/tables.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { note } from '../../core/history/note.ts';
import { recordChanges } from '../../core/history/tables.ts';
import { notFound, Problem } from '../../core/problem.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import type { StoreTable } from '../../core/tables/owners.ts';
import { mails } from '../../mail/tables.ts';
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
 * All that is stored about a customer as the text of one JSON object, part by part, so that a long history is never
 * in memory. That it was handed out, and by whom, is noted first.
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
  const own = await theirs(scope, customerId);
  const ofCustomer = (table: typeof addresses | typeof customerAliases) =>
    pages(scope, table, eq(table.customer_id, customerId));
  const lists: Record<string, Rows | Values[]> = {
    addresses: ofCustomer(addresses),
    aliases: ofCustomer(customerAliases),
    consents: await readRegister(scope, customerId),
    appointments: withRepairs(scope, own.appointments),
    requests: pages(scope, contactRequests, own.requests),
    orders: withLines(scope, own.orders),
    balances: await scope.select(
      balances,
      { kind: balances.kind, amount: balances.amount },
      { where: eq(balances.customer_id, customerId) },
    ),
    transactions: withEntries(scope, eq(transactions.customer_id, customerId)),
    trades: withIdentity(scope, own.trades),
    mails: withoutBcc(pages(scope, mails, own.mails)),
    shipments: pages(scope, shipments, own.shipments),
    history: pages(scope, recordChanges, await changesOf(scope, own.ids)),
  };
  return text(customer, lists);
}

async function* text(customer: Values, lists: Record<string, Rows | Values[]>): AsyncGenerator<string> {
  yield `{\n"exported_date": ${JSON.stringify(new Date())},\n"customer": ${JSON.stringify(bare(customer))}`;
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let before = '\n';
    for await (const row of rows) {
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

async function* withIdentity(scope: Scope, where: SQL): AsyncGenerator<Values> {
  for await (const trade of pages(scope, tradeRequests, where)) {
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
