import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { appointments } from '../../appointments/tables.ts';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import type { Scope } from '../../core/scope.ts';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import { messages, notifications } from '../../notifications/tables.ts';
import { shipments } from '../../shipping/tables.ts';
import { contactRequests } from '../tables.ts';
import type { Theirs } from './theirs.ts';

/** Notifications of what a customer booked or wrote say what happened, and no more to whom. */
export async function forgetNotifications(scope: Scope, { emails, ...belongings }: Theirs): Promise<void> {
  const { id, message_id, data } = notifications;
  const idsOf = (table: typeof appointments | typeof contactRequests | typeof shipments, where: SQL) =>
    sql`array(select ${table.id}::text from ${table} where ${table.store_id} = ${scope.store.id} and ${where})`;
  const isAbout = sql`(${data} ->> 'id' = any(${idsOf(appointments, belongings.appointments)})
    or ${data} ->> 'id' = any(${idsOf(contactRequests, belongings.requests)})
    or ${data} ->> 'id' = any(${idsOf(shipments, belongings.shipments)}))`;
  const names = emails.map(
    (email) => sql`position(${`>${escapeHtml(email)}<`} in lower(${messages.body})) > 0`,
  );
  // What was told before notifications had data says it in its message alone.
  const saysSo = scope.exists(messages, and(eq(messages.id, message_id), or(...names)));
  const where = or(isAbout, and(isNull(data), saysSo));
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
