import { and, desc, eq, gt, like, not, or, sql, type SQL } from 'drizzle-orm';
import type { Thread, ThreadChannel } from '../../src/schemas/inbox/threads.ts';
import { isEmailAddress } from '../../src/schemas/mail/recipients.ts';
import { normalizePhone } from '../../src/schemas/phone.ts';
import { orderedId } from '../core/orderedId.ts';
import type { Hooks } from '../core/records/entity.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { customerOfEmail, customerOfPhone } from '../customers/index.ts';
import { mails } from '../mailQueue/index.ts';
import { isThreadStopped } from './optOuts.ts';
import { textMessages, threads } from './tables.ts';

const count = sql<number>`count(*)::int`;
const isFailedText = and(eq(textMessages.thread_id, threads.id), eq(textMessages.state, 'FAILED'));
const isFailedMail = and(eq(mails.thread_id, threads.id), eq(mails.state, 'failed'));

/** Threads: their state, what was not delivered, and whether the other side stopped messages. */
export const threadHooks: Hooks<Thread> = {
  fields: (own) => ({
    failed: sql`${own.field(count, sql`${textMessages}`, [textMessages], isFailedText)}
      + ${own.field(count, sql`${mails}`, [mails], isFailedMail)}`,
    is_stopped: isThreadStopped(own),
  }),
  filters: {
    address: (_, text) => isAddress(String(text)),
    is_unread: (_, isUnread) => (isUnread === true ? gt : eq)(threads.unread, 0),
    has_failed: (scope, hasFailed) => {
      const has = or(scope.exists(textMessages, isFailedText), scope.exists(mails, isFailedMail))!;
      return hasFailed === true ? has : not(has);
    },
  },
  steps: {
    close: async () => ({ state: 'DONE' }),
    reopen: async () => ({ state: 'OPEN' }),
  },
};

/**
 * Returns the id of the thread of a location with a number or an email address, which is created if there is none, as
 * `DONE` if it `isQuiet`. A thread without customer gets the given one, or the only customer with that address.
 */
export async function threadWith(
  scope: Scope,
  by: string | null,
  to: { location_id: number; address: string; customer_id?: string | null; isQuiet?: boolean },
): Promise<string> {
  const { location_id, address } = to;
  const channel: ThreadChannel = address.includes('@') ? 'MAIL' : 'SMS';
  const customerOf = channel === 'MAIL' ? customerOfEmail : customerOfPhone;
  await scope.alone(`thread ${address}`);
  const is = and(eq(threads.location_id, location_id), eq(threads.address, address));
  const { id, customer_id } = threads;
  const [known] = await scope.select(threads, { id, customer_id }, { where: is, lock: true });
  const customer = known?.customer_id ?? to.customer_id ?? (await customerOf(scope, address));
  if (known) {
    if (customer !== known.customer_id)
      await updateVersioned(scope, threads, [known.id], by, {
        customer_id: customer,
        linked_date: sql`now()`,
      });
    return known.id;
  }
  const row = {
    id: orderedId(),
    location_id,
    channel,
    address,
    customer_id: customer,
    state: to.isQuiet ? 'DONE' : 'OPEN',
    created_by: by,
  };
  await scope.create(threads, { ...row, modified_by: by });
  return row.id;
}

/** The condition that an address contains what was typed: digits of a number, or a part of an email address. */
function isAddress(typed: string): SQL {
  const part = /[a-z@]/i.test(typed)
    ? typed
        .trim()
        .toLowerCase()
        .replaceAll(/[\\%_]/g, String.raw`\$&`)
    : typed.replaceAll(/[^\d+]/g, '') || '-';
  return like(threads.address, `%${part}%`);
}

/** Returns the location whose thread with a number was written in last; undefined if nobody has written to it. */
export async function lastLocation(scope: Scope, address: string, number: string) {
  const [row] = await scope.select(
    textMessages,
    { location_id: textMessages.location_id },
    {
      join: { table: threads, on: eq(threads.id, textMessages.thread_id) },
      where: and(eq(threads.address, address), eq(textMessages.number, number)),
      orderBy: [desc(textMessages.created_date)],
      limit: 1,
    },
  );
  return row?.location_id;
}

/** Marks the received messages of a thread as read. */
export const markRead = (scope: Scope, threadId: string): Promise<void> =>
  scope.update(threads, { unread: 0 }, and(eq(threads.id, threadId), gt(threads.unread, 0)) as SQL);

/** Characters of the last message that lists show. */
const EXCERPT = 120;

/** Returns the columns of a thread that describe its last message. */
export const lastColumns = (direction: 'IN' | 'OUT', text: string) => ({
  last_text: Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, EXCERPT).join(''),
  last_direction: direction,
  last_date: sql`now()`,
});

/** Returns a typed number as E.164, without an extension; undefined if it is none. */
export function addressOf(typed: string): string | undefined {
  const stored = normalizePhone(typed).replace(/ x\d+$/, '');
  return /^\+\d{7,15}$/.test(stored) ? stored : undefined;
}

/** Returns a typed email address as threads have it; undefined if it is none. */
export function mailAddressOf(typed: string): string | undefined {
  const stored = typed.trim().toLowerCase();
  return isEmailAddress(stored) ? stored : undefined;
}
