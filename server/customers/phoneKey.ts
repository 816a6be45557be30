import { sql, type Column, type SQL } from 'drizzle-orm';

/** What numbers of one telephone have alike, however they are written: their last ten digits, without an extension. */
export const phoneKey = (column: Column): SQL =>
  sql`right(regexp_replace(regexp_replace(lower(${column}), '(x|ext).*$', ''), '[^0-9]', '', 'g'), 10)`;

/** The same of a number; undefined where there are too few digits to tell one telephone from another. */
export function phoneKeyOf(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '')
    .toLowerCase()
    .replace(/(x|ext).*$/, '')
    .replaceAll(/\D/g, '');
  return digits.length < 7 ? undefined : digits.slice(-10);
}
