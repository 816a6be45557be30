import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Expiry } from '../core/expireRows.ts';
import type { Scope } from '../core/scope.ts';
import type { StoreTable } from '../core/tables/owners.ts';
import { mailings } from '../mail/index.ts';
import { mailFiles, mails } from '../mailQueue/index.ts';
import { receivedMails } from './tables.ts';

/** Received e-mails, and files that no e-mail has any more, sent or received. */
export const expiringMail = (days: number): Expiry[] => [
  { table: receivedMails, id: receivedMails.id, date: receivedMails.created_date, days },
  {
    table: mailFiles,
    id: mailFiles.id,
    date: mailFiles.created_date,
    days,
    unless: (own) =>
      or(
        isIn(own, mails, mails.attachments),
        isIn(own, mailings, mailings.attachments),
        isIn(own, receivedMails, receivedMails.files),
      )!,
  },
];

const isIn = (own: Scope, table: StoreTable, files: PgColumn): SQL => {
  const isSame = sql`one ->> 'file_id' = ${mailFiles.id}::text`;
  return sql`exists (select 1 from ${table}, jsonb_array_elements(${files}) one where ${own.filter(table, isSame)})`;
};
