import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SumReport } from '../../src/schemas/reports/reports.ts';
import type { StoreTable } from '../core/tables/owners.ts';
import { locations } from '../locations/index.ts';
import { entries, transactions } from '../wallet/index.ts';
import { soldLines } from './tables.ts';

export type Table = StoreTable & Record<'day' | 'location_id', PgColumn>;

interface Reading {
  /** The store's rows of a table. */
  own: (table: StoreTable) => SQL;
  /** The condition that a row is within the requested days and location. */
  isIn: (table: Table) => SQL;
}

/** What a report reads: sums by day and key, and the expression of the key. */
interface Source {
  sums: string[];
  facts: (reading: Reading) => SQL;
  groupedBy: SQL;
  keyOf: SQL;
  /** Rows are single lines, not grouped yet. */
  isOfLines?: true;
}

const byKey = { groupedBy: sql`key`, keyOf: sql`key` };

const { account, amount, day, location_id, transaction_id } = entries;

/** Revenue is credited, returns are debited. */
const credits = sql`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`;
const debits = sql`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`;
const credited = (...accounts: string[]) =>
  sql`coalesce(-sum(${amount}) filter (where ${account} in ${accounts}), 0)`;

/** Completed orders and their revenue in the ledger; `keyOf` returns the key column of either table. */
const sales = (keyOf: (table: Table) => SQL): Source => ({
  ...byKey,
  sums: ['orders', 'sales', 'returns', 'shipping', 'tax'],
  facts: ({ own, isIn }) => sql`
    select ${day} as day, ${keyOf(entries)} as key, 0 as orders,
      coalesce(-sum(${amount}) filter (where ${account} = 'SALES' and ${amount} < 0), 0) as sales,
      coalesce(sum(${amount}) filter (where ${account} = 'SALES' and ${amount} > 0), 0) as returns,
      ${credited('SHIPPING')} as shipping,
      ${credited('TAX_GST_HST', 'TAX_PST_RST_QST')} as tax
    from ${own(entries)}
    where ${isIn(entries)} and ${account} in ('SALES', 'SHIPPING', 'TAX_GST_HST', 'TAX_PST_RST_QST')
    group by 1, 2
    union all
    select ${soldLines.day}, ${keyOf(soldLines)}, sum(${soldLines.orders}), 0, 0, 0, 0
    from ${own(soldLines)} where ${isIn(soldLines)} and ${soldLines.orders} > 0 group by 1, 2`,
});

const taxes: Source = {
  ...byKey,
  sums: ['collected', 'given_back'],
  facts: ({ own, isIn }) => sql`
    select ${day} as day, ${account} || ' ' || coalesce(${entries.state}, ${locations.state}) as key,
      ${credits} as collected, ${debits} as given_back
    from ${own(entries)} join ${own(locations)} on ${locations.id} = ${location_id}
    where ${isIn(entries)} and ${account} in ('TAX_GST_HST', 'TAX_PST_RST_QST')
    group by 1, 2`,
};

/** Payments that were voided do not count. */
const payments: Source = {
  ...byKey,
  sums: ['received', 'refunded'],
  facts: ({ own, isIn }) => sql`
    select ${day} as day, ${account} as key,
      coalesce(sum(${amount}) filter (where ${transactions.kind} <> 'REFUND'), 0) as received,
      coalesce(-sum(${amount}) filter (where ${transactions.kind} = 'REFUND'), 0) as refunded
    from ${own(entries)} join ${own(transactions)} on ${transactions.id} = ${transaction_id}
    where ${isIn(entries)} and ${account} in ('CASH', 'CARD', 'ONLINE', 'STORE_CREDIT', 'GIFT')
      and (${transactions.kind} in ('PAYMENT', 'REFUND')
        or ${transactions.kind} = 'REVERSAL' and ${transactions.payment_id} is not null)
    group by 1, 2`,
};

/** Sold lines minus returns; without gift balances, which are not sales. */
const lines = (groupedBy: SQL, keyOf: SQL, kinds?: string[]): Source => ({
  isOfLines: true,
  sums: ['net', 'quantity', 'known', 'cost'],
  groupedBy,
  keyOf,
  facts: ({ own, isIn }) => {
    const { kind, net, cost } = soldLines;
    return sql`
      select *, case when ${cost} is not null then ${net} end as known from ${own(soldLines)}
      where ${isIn(soldLines)} and ${kinds ? sql`${kind} in ${kinds}` : sql`${kind} <> 'GIFT'`}`;
  },
});

const staff = { vendor: sql`vendor_id`, worker: sql`staff_id` };

/** The source of each report: the ledger, or the sold lines, which agree with it. */
export const sources: Record<SumReport, (staffAs: keyof typeof staff) => Source> = {
  sales: () => sales(() => sql`null::text`),
  taxes: () => taxes,
  payments: () => payments,
  services: () =>
    lines(sql`repair_id, addon_id, kind`, sql`coalesce(repair_id::text, addon_id::text, kind)`, [
      'REPAIR',
      'ADDON',
      'CUSTOM',
      'OTHER',
    ]),
  parts: () => lines(sql`item_id, kind`, sql`coalesce(item_id::text, kind)`, ['ITEM', 'PART']),
  staff: (staffAs) => lines(staff[staffAs], sql`${staff[staffAs]}::text`),
  locations: () => sales((table) => sql`${table.location_id}::text`),
};
