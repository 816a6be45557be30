import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import type { TestStore } from '../../api/support.ts';
import { firstNames, lastNames, oneOf } from '../customers/fill.ts';

export const threadCount = 100_000;
/** Of each thread; one thread in five is of emails, half of them received. */
export const messagesEach = 10;
const openCount = 2000;
const unreadCount = 500;
const staffCount = 20;

const uuid = (kind: string, number = 'n') => sql.raw(`md5('${kind} ' || (${number}))::uuid`);
const isMail = sql.raw(`n % 5 = 0`);
const isOpen = sql.raw(`n > ${threadCount - openCount}`);
const number = sql.raw(`'+1514' || lpad((2000000 + n)::text, 7, '0')`);
const email = sql.raw(`'customer' || n || '@example.com'`);
/** The threads are spread over two years until today, their messages over the ten hours before. */
const lastDate = sql.raw(
  `(now() - (${threadCount} - n) * interval '${(730 * 86_400) / threadCount} seconds')`,
);
const messageDate = sql`${lastDate} - (${sql.raw(`${messagesEach}`)} - i) * interval '1 hour'`;

/** Rows per statement, since a statement is limited to 30 seconds. */
const batch = 5000;

/** Fills a store with conversations by text message and email, each of a customer. */
export async function fill({ db }: Database, { id: store, locationIds }: TestStore): Promise<void> {
  const place = sql.raw(`(array[${locationIds.join(', ')}])[1 + n % ${locationIds.length}]`);
  await db.execute(sql`insert into staff (id, store_id, first_name, last_name, email, role)
    select ${uuid('staff')}, ${store}, 'Staff', n::text, 'staff' || n || '@first.example', 'STAFF'
    from generate_series(0, ${staffCount - 1}::int) n`);
  for (let from = 1; from <= threadCount; from += batch) {
    const these = sql`generate_series(${from}::int, ${from + batch - 1}::int) n`;
    const each = sql`${these}, generate_series(1, ${messagesEach}::int) i`;
    const statements = [
      sql`insert into customers (id, store_id, channel, default_contact_method, first_name, last_name, email, phone)
        select ${uuid('customer')}, ${store}, 'IN_STORE', 'EMAIL', ${oneOf(firstNames, 'n')},
          ${oneOf(lastNames, 'n / 12')} || ' ' || n, ${email}, ${number} from ${these}`,
      sql`insert into threads (id, store_id, location_id, channel, address, customer_id, state, assignee_id, unread,
          last_text, last_direction, last_date, created_date)
        select ${uuid('thread')}, ${store}, ${place}, case when ${isMail} then 'MAIL' else 'SMS' end,
          case when ${isMail} then ${email} else ${number} end, ${uuid('customer')},
          case when ${isOpen} then 'OPEN' else 'DONE' end,
          case when n % 3 = 0 then ${uuid('staff', `n % ${staffCount}`)} end,
          case when ${sql.raw(`n > ${threadCount - unreadCount}`)} then 2 else 0 end,
          'Is my phone ready? ' || n, 'IN', ${lastDate}, ${lastDate} - interval '10 hours' from ${these}`,
      sql`insert into "textMessages" (store_id, thread_id, location_id, direction, text, state, segments, number,
          provider_id, created_by, created_date, state_date)
        select ${store}, ${uuid('thread')}, ${place}, case when i % 2 = 0 then 'IN' else 'OUT' end,
          'Message ' || i || ' about the phone of customer ' || n, case when i % 2 = 0 then null
            when n % 200 = 1 and i = 9 then 'FAILED' else 'DELIVERED' end, 1, '+15145550100', 'SM' || n || '-' || i,
          case when i % 2 = 1 then ${uuid('staff', `n % ${staffCount}`)} end, ${messageDate}, ${messageDate}
        from ${each} where not (${isMail})`,
      sql`insert into received_mails (store_id, thread_id, location_id, message_id, "from", from_name, subject, text,
          quoted, is_cut, is_automatic, answers, files, created_date)
        select ${store}, ${uuid('thread')}, ${place}, '<' || n || '-' || i || '@example.com>', ${email}, '', 'My phone',
          repeat('Is it ready? ', 20), repeat('It takes a day. ', 40), false, false, '[]', '[]', ${messageDate}
        from ${each} where ${isMail} and i % 2 = 0`,
      sql`insert into mails (store_id, kind, location_id, customer_id, thread_id, "to", subject, text, html, state,
          created_by, created_date, settled_date)
        select ${store}, 'conversation', ${place}, ${uuid('customer')}, ${uuid('thread')},
          jsonb_build_array(jsonb_build_object('address', ${email})), 'Re: My phone', repeat('It takes a day. ', 20),
          repeat('<p>It takes a day. </p>', 20), case when n % 200 = 0 and i = 9 then 'failed' else 'sent' end,
          ${uuid('staff', `n % ${staffCount}`)}, ${messageDate}, ${messageDate}
        from ${each} where ${isMail} and i % 2 = 1`,
    ];
    for (const statement of statements) await db.execute(statement);
  }
  await db.execute(sql`vacuum analyze`);
}
