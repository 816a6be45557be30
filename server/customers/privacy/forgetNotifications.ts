import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import type { Scope } from '../../core/scope.ts';
import { messages, notifications } from '../../notifications/index.ts';
import { customerRecords, type CustomerIdentity } from '../contributions.ts';

/** Notifications about records of the customer keep what happened, without the name. */
export async function forgetNotifications(scope: Scope, customer: CustomerIdentity): Promise<void> {
  const { id, message_id, data } = notifications;
  const isAbout = customerRecords().flatMap(([, { table, isOf, isNotified }]) =>
    isNotified
      ? sql`${data} ->> 'id' = any(array(select ${table.id}::text from ${table} where ${table.store_id} = ${scope.store.id} and ${isOf(scope, customer)}))`
      : [],
  );
  const names = customer.emails.map(
    (email) => sql`position(${`>${escapeHtml(email)}<`} in lower(${messages.body})) > 0`,
  );
  // Notifications from before `data` existed name the customer in their message only.
  const saysSo = scope.exists(messages, and(eq(messages.id, message_id), or(...names)));
  const where = or(...isAbout, and(isNull(data), saysSo));
  const told = await scope.select(notifications, { id, message_id }, { where });
  if (told.length === 0) return;
  const body = `<p>${FORGOTTEN_NAME}</p>`;
  await scope.update(
    messages,
    { body },
    inArray(
      messages.id,
      told.map((one) => one.message_id),
    ),
  );
  const nobody = sql`jsonb_set(${data}, '{customer}', ${JSON.stringify(FORGOTTEN_NAME)}::jsonb)`;
  await scope.update(
    notifications,
    { data: nobody },
    inArray(
      id,
      told.map((one) => one.id),
    ),
  );
}
