import { sql, type Column, type SQL } from 'drizzle-orm';

type Sent = Record<'to' | 'cc' | 'bcc', Column>;

/** The e-mail addresses that a mail goes to in lower case, as a JSON array. */
export const recipients = ({ to, cc, bcc }: Sent): SQL =>
  sql`lower(jsonb_path_query_array(${to} || ${cc} || ${bcc}, '$[*].address')::text)::jsonb`;
