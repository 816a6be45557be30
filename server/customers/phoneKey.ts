import { sql, type Column, type SQL } from 'drizzle-orm';

/** The key that phone numbers are compared by: the last ten digits, without an extension. */
export const phoneKey = (column: Column): SQL =>
  sql`right(regexp_replace(regexp_replace(lower(${column}), '(x|ext).*$', ''), '[^0-9]', '', 'g'), 10)`;

/** The same for a value; undefined below seven digits, which do not identify a number. */
export function phoneKeyOf(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '')
    .toLowerCase()
    .replace(/(x|ext).*$/, '')
    .replaceAll(/\D/g, '');
  return digits.length < 7 ? undefined : digits.slice(-10);
}
