import { sql, type Column, type SQL } from 'drizzle-orm';

type Found = Record<'first_name' | 'last_name' | 'email' | 'phone', Column>;

/** The indexed search text: the words of name, e-mail and phone number. */
export const searchText = ({ first_name, last_name, email, phone }: Found): SQL =>
  sql`(search_words(${first_name} || ' ' || ${last_name} || ' ' || ${email}) || coalesce(search_words(${phone}), ''))`;
