import { sql, type SQL } from 'drizzle-orm';
import { loadavg } from 'node:os';
import { mails, recipients } from '../../../server/mailQueue/index.ts';
import type { TestApp } from '../../api/support.ts';
import { besideOwnSql, compareWithSql, runOn, type Case } from '../compareWithSql.ts';
import { fill, messagesEach, threadCount } from './fill.ts';
import { benchStatusPage } from './statusPage.ts';
import { benchTexts } from './texts.ts';

/**
 * Compares the inbox and the pages of conversations with bare SQL (aim 1.5x), sends text messages with two worker
 * processes, and compares the status page with the same HTML from memory.
 */
export async function benchMessages({ runs }: { runs: number }): Promise<void> {
  await compareWithSql({
    title: `${threadCount.toLocaleString('en')} conversations of ${messagesEach} messages`,
    fill: ({ database, store }) => fill(database, store),
    casesOf: async (services) => {
      const cases = await casesOf(services);
      const beside: Case[][] = [];
      for (const variants of cases) beside.push(variants, await besideOwnSql(services, variants));
      return beside;
    },
  });
  await benchTexts(runs);
  await benchStatusPage();
  console.log(`\nload ${loadavg()[0]?.toFixed(1)} after`);
}

async function casesOf({ store, database }: TestApp): Promise<Case[][]> {
  const own = sql`store_id = ${store.id}`;
  const [place = 0] = store.locationIds;
  const [first] = await runOn(database)(sql`select id from staff where ${own} and last_name = '3' limit 1`);
  const mine = String(first?.id);
  const inbox = (title: string, filter: object, where: SQL): Case => ({
    title,
    paths: [listOf('threads', { filter, perPage: 10, sort: 'last_date' })],
    statements: [sql`select count(*) from threads where ${own} and ${where}`, pageOf(own, where)],
  });
  const threads = (isMail: boolean) =>
    runOn(database)(sql`select id, address, location_id from threads
      where ${own} and channel = ${isMail ? 'MAIL' : 'SMS'} order by id limit 20`);
  const isOpen = sql`state = 'OPEN'`;
  return [
    [inbox('All, the last first', {}, sql`true`)],
    [inbox('Open', { state: ['OPEN'] }, isOpen)],
    [inbox('Mine, open', { state: ['OPEN'], assignee_id: [mine] }, sql`${isOpen} and assignee_id = ${mine}`)],
    [inbox('Mine, all', { assignee_id: [mine] }, sql`assignee_id = ${mine}`)],
    [
      inbox(
        'Of a location, open',
        { state: ['OPEN'], location_id: [place] },
        sql`${isOpen} and location_id = ${place}`,
      ),
    ],
    [inbox('Of a location, all', { location_id: [place] }, sql`location_id = ${place}`)],
    [inbox('Unread', { is_unread: true }, sql`unread > 0`)],
    [inbox('By number', { address: '2042' }, sql`address like '%2042%'`)],
    [inbox('By email', { address: 'customer2042' }, sql`address like '%customer2042%'`)],
    (await threads(false)).map(({ id }) => textPage(own, String(id))),
    (await threads(true)).map(({ id, address, location_id }) =>
      mailPage(own, { id: String(id), address: String(address), location_id: Number(location_id) }),
    ),
  ];
}

/** A page of conversations with what the list shows of each. */
const pageOf = (own: SQL, where: SQL) =>
  sql`select t.*, c.first_name, c.last_name, s.first_name, s.last_name,
      (select count(*) from "textMessages" m where m.${own} and m.thread_id = t.id and m.state = 'FAILED')
      + (select count(*) from mails m where m.${own} and m.thread_id = t.id and m.state = 'failed') failed,
      (select o.is_stopped from sms_opt_outs o where o.${own}
        and o.address_hash = encode(sha256(convert_to(t.address, 'UTF8')), 'hex') order by o.id desc limit 1) is_stopped
    from (select * from threads where ${own} and ${where} order by last_date desc, id desc limit 10) t
    left join customers c on c.id = t.customer_id left join staff s on s.id = t.assignee_id
    order by t.last_date desc`;

interface List {
  filter: object;
  perPage: number;
  sort: string;
}

/** The newest records first, as the admin requests them. */
const listOf = (model: string, { filter, perPage, sort }: List) =>
  `${model}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, perPage - 1]),
    sort: JSON.stringify([sort, 'DESC']),
  })}`;

const recordOf = (own: SQL, id: string) =>
  sql`select t.*, c.first_name, c.last_name, s.first_name, s.last_name from threads t
    left join customers c on c.id = t.customer_id left join staff s on s.id = t.assignee_id
    where t.${own} and t.id = ${id}`;

/** What the page of a conversation by text message requests. */
const textPage = (own: SQL, id: string): Case => ({
  title: 'Page of text messages',
  paths: [
    `threads/${id}`,
    listOf('textMessages', { filter: { thread_id: id }, perPage: 50, sort: 'created_date' }),
  ],
  statements: [
    recordOf(own, id),
    sql`select count(*) from "textMessages" where ${own} and thread_id = ${id}`,
    sql`select m.*, s.first_name, s.last_name from "textMessages" m left join staff s on s.id::text = m.created_by
      where m.${own} and thread_id = ${id} order by m.created_date desc limit 50`,
  ],
});

interface MailThread {
  id: string;
  address: string;
  location_id: number;
}

/** What the page of a conversation by email requests. */
function mailPage(own: SQL, { id, address, location_id }: MailThread): Case {
  const isSent = sql`(thread_id = ${id} or thread_id is null and location_id = ${location_id}
    and ${recipients(mails)} ? ${address})`;
  return {
    title: 'Page of emails',
    paths: [`threads/${id}`, `threads/${id}/mails?page=1&per_page=20`],
    statements: [
      recordOf(own, id),
      sql`select count(*) from received_mails where ${own} and thread_id = ${id}`,
      sql`select count(*) from mails where ${own} and ${isSent}`,
      sql`select * from received_mails where ${own} and thread_id = ${id} order by created_date desc limit 20`,
      sql`select m.*, s.first_name, s.last_name from (select * from mails where ${own} and ${isSent}
        order by created_date desc limit 20) m left join staff s on s.id::text = m.created_by`,
    ],
  };
}
