import { compareWithSql } from '../compareWithSql.ts';
import { casesOf } from './cases.ts';
import { fill } from './fill.ts';

const count = 100_000;
const size = count.toLocaleString('en');

/** Compares the list of customers, their search and a detail page with bare SQL (aim 1.5x). */
export const benchCustomers = (): Promise<void> =>
  compareWithSql({
    title: `${size} customers, ${size} mails, ${(3 * count).toLocaleString('en')} bookings`,
    fill: ({ database, store }) => fill(database, store.id, store.locationIds[0] ?? 0, count),
    casesOf,
  });
