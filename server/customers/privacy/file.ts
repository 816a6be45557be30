import { and, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { recordHistory } from '../../core/history/note.ts';
import { recordChanges } from '../../core/history/tables.ts';
import { notFound, Problem } from '../../core/problem.ts';
import type { Values } from '../../core/records/entity.ts';
import { writtenColumns } from '../../core/tables/writtenColumns.ts';
import type { Scope } from '../../core/scope.ts';
import { readRegister } from '../consents/register.ts';
import { customerContributions, customerRecords } from '../contributions.ts';
import { identityOf } from '../emails.ts';
import { customerAliases } from '../merge/tables.ts';
import { addresses, customers } from '../tables.ts';
import { pages, withoutStore } from './fileRows.ts';

/** The order of the lists that domains contribute; others follow. */
const listNames = [
  'appointments',
  'requests',
  'orders',
  'balances',
  'transactions',
  'trades',
  'mails',
  'shipments',
];

const rankOf = (name: string) => listNames.indexOf(name) + 1 || listNames.length + 1;

/**
 * Returns what is stored about a customer as the text of one JSON object, list by list, so that a long history is never
 * in memory: all records that `who` may read one by one, and under `left_out` the number of the others. The export is
 * recorded in the history first.
 */
export async function customerFile(
  scope: Scope,
  who: Who,
  customerId: string,
): Promise<AsyncIterable<string>> {
  const [customer] = await scope.select(customers, writtenColumns(customers), {
    where: eq(customers.id, customerId),
  });
  if (!customer) throw notFound();
  if (customer.forgotten_date) throw new Problem(409, 'The customer was forgotten.');
  await recordHistory(scope, who, [{ model: 'customers', id: customerId, action: 'exported' }]);
  const lists = await listsOf(scope, who, customerId);
  return text(customer, lists, await leftOut(lists));
}

type Rows = AsyncIterable<Values> | Promise<Values[]>;

interface List {
  /** Counts the rows that the reader may not read. */
  countHidden?: () => Promise<number>;
  rows: () => Rows;
}

async function listsOf(scope: Scope, who: Who, customerId: string): Promise<[name: string, list: List][]> {
  const customer = await identityOf(scope, customerId);
  const changes = await changesOf(scope, customer.ids);
  const ofCustomer = (table: typeof addresses | typeof customerAliases): List => ({
    rows: () => pages(scope, table, eq(table.customer_id, customerId)),
  });
  const contributed = [
    ...customerRecords(),
    ...customerContributions.all().flatMap(({ file = {} }) => Object.entries(file)),
  ].map(([name, list]): [string, List] => {
    const all = list.isOf(scope, customer);
    const seen = list.readable(scope, who);
    return [
      name,
      {
        countHidden: async () => (seen ? scope.count(list.table, and(all, not(seen))) : 0),
        rows: () => list.rows(scope, who, and(all, seen) ?? sql`true`),
      },
    ];
  });
  return [
    ['addresses', ofCustomer(addresses)],
    ['aliases', ofCustomer(customerAliases)],
    ['consents', { rows: () => readRegister(scope, customerId) }],
    ...contributed.toSorted(([a], [b]) => rankOf(a) - rankOf(b)),
    ['history', { rows: () => pages(scope, recordChanges, changes) }],
  ];
}

/** Counts what the reader may not read, by list. */
async function leftOut(lists: [name: string, list: List][]): Promise<Record<string, number>> {
  const counted = lists.map(async ([name, { countHidden }]) => {
    const hidden = (await countHidden?.()) ?? 0;
    return hidden > 0 ? [[name, hidden] as const] : [];
  });
  return Object.fromEntries((await Promise.all(counted)).flat());
}

async function* text(
  customer: Values,
  lists: [name: string, list: List][],
  left_out: Record<string, number>,
): AsyncGenerator<string> {
  const head = { exported_date: new Date(), left_out, customer: withoutStore(customer) };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, { rows }] of lists) {
    yield `,\n${JSON.stringify(name)}: [`;
    let before = '\n';
    for await (const row of await rows()) {
      yield before + JSON.stringify(withoutStore(row));
      before = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

/** The condition that a change is of these customers or their addresses. */
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
