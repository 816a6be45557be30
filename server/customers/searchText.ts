import { sql, type Column, type SQL } from 'drizzle-orm';

type Found = Record<'first_name' | 'last_name' | 'email' | 'phone', Column>;

/** The indexed search text: name, e-mail and phone number, without case and accents. */
export const searchText = ({ first_name, last_name, email, phone }: Found): SQL =>
  sql`folded(${first_name} || ' ' || ${last_name} || ' ' || ${email} || ' ' || coalesce(${phone}, ''))`;
