import { sql, type Column, type SQL } from 'drizzle-orm';

type Found = Record<'first_name' | 'last_name' | 'email' | 'phone', Column>;

/** What a customer is found by: name, e-mail and phone number together, without case and accents. */
export const searchText = ({ first_name, last_name, email, phone }: Found): SQL =>
  sql`folded(${first_name} || ' ' || ${last_name} || ' ' || ${email} || ' ' || coalesce(${phone}, ''))`;
