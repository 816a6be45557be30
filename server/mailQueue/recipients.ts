import { sql, type Column, type SQL } from 'drizzle-orm';

type Sent = Record<'to' | 'cc' | 'bcc', Column>;

/** All recipients' addresses of an email in lower case, as a JSON array. */
export const recipients = ({ to, cc, bcc }: Sent): SQL =>
  sql`lower(jsonb_path_query_array(${to} || ${cc} || ${bcc}, '$[*].address')::text)::jsonb`;
