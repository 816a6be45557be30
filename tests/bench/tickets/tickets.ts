import { sql, type SQL } from 'drizzle-orm';
import type { TestApp } from '../../api/support.ts';
import { besideOwnSql, compareWithSql, runOn, type Case, type Run } from '../compareWithSql.ts';
import { fill, openCount, ticketCount } from './fill.ts';
import { benchMoving } from './moving.ts';
import { benchScreens } from './screens.ts';

/**
 * Compares tickets, board and device pages with bare SQL (aim 1.5x), has clients move the same devices, and measures
 * intake and board in browsers.
 */
export async function benchTickets({ runs }: { runs: number }): Promise<void> {
  await compareWithSql({
    title: `${ticketCount.toLocaleString('en')} tickets, ${openCount} open`,
    fill: ({ database, store }) => fill(database, store),
    casesOf: async (services) => {
      const cases = await casesOf(services);
      const beside: Case[][] = [];
      for (const variants of cases) beside.push(variants, await besideOwnSql(services, variants));
      return beside;
    },
  });
  await benchMoving();
  await benchScreens(runs);
}

async function casesOf({ store, database }: TestApp): Promise<Case[][]> {
  const own = sql`store_id = ${store.id}`;
  const [place = 0] = store.locationIds;
  const tickets = (title: string, filter: object, where: SQL): Case => ({
    title,
    paths: [list('tickets', filter, ['number', 'DESC'])],
    statements: [
      sql`select count(*) from tickets where ${own} and ${where}`,
      pageOf(sql`select t.*, concat_ws(' ', c.first_name, c.last_name) customer from tickets t
        left join customers c on c.id = t.customer_id where t.${own} and ${where} order by number desc limit 10`),
    ],
  });
  const bench = (title: string, filter: object, where: SQL): Case => ({
    title,
    paths: [list('ticketDevices', filter, ['state_date', 'DESC'])],
    statements: [
      sql`select count(*) from "ticketDevices" where ${own} and ${where}`,
      sql`select d.*, t.number, t.promised_date, t.customer_id, v.name, s.first_name, s.last_name
        from "ticketDevices" d join tickets t on t.id = d.ticket_id join devices v on v.id = d.device_id
        left join staff s on s.id = d.technician_id
        where d.${own} and d.${where} order by d.state_date desc, d.id desc limit 10`,
    ],
  });
  const found = await runOn(database)(
    sql`select id, ticket_id from "ticketDevices" where ${own} and state <> 'GONE' order by id limit 5`,
  );
  const cards = (where: SQL) => sql`select d.*, t.number, t.priority, t.promised_date, v.name, v.serial,
      c.first_name, c.last_name, s.first_name, s.last_name, count(*) over ()
    from "ticketDevices" d join tickets t on t.id = d.ticket_id join devices v on v.id = d.device_id
    left join customers c on c.id = t.customer_id left join staff s on s.id = d.technician_id
    where d.${own} and (d.state <> 'GONE' or d.state_date > now() - interval '12 hours') and ${where}
    order by t.promised_date limit 1000`;
  return [
    [tickets('Tickets, the last first', {}, sql`true`)],
    [tickets('Open', { open: true }, sql`state <> 'GONE'`)],
    [tickets('Of a state', { state: ['IN_REPAIR'] }, sql`state = 'IN_REPAIR'`)],
    [tickets('Late', { late: true }, sql`state not in ('READY', 'GONE') and promised_date < now()`)],
    [tickets('Of a location', { location_id: [place] }, sql`location_id = ${place}`)],
    [tickets('By number', { number: '1999' }, sql`number::text like '%1999%'`)],
    [bench('Bench, of a state', { state: ['WAITING_PARTS'] }, sql`state = 'WAITING_PARTS'`)],
    [bench('Bench, of a location', { location_id: [place] }, sql`location_id = ${place}`)],
    [{ title: 'Board', paths: ['ticketBoard'], statements: [cards(sql`true`)] }],
    [
      {
        title: 'Board of a location',
        paths: [`ticketBoard?location_id=${place}`],
        statements: [cards(sql`d.location_id = ${place}`)],
      },
    ],
    found.map(({ id, ticket_id }) => devicePage(own, String(id), String(ticket_id))),
  ];
}

/** What a device's page requests. */
const devicePage = (own: SQL, id: string, ticketId: string): Case => ({
  title: 'Device page',
  paths: [
    `ticketDevices/${id}`,
    `ticketDevices/${id}/work`,
    `ticketDevices/${id}/photos`,
    `tickets/${ticketId}/events`,
  ],
  statements: [
    sql`select d.*, t.number, t.promised_date, v.name, c.first_name, s.first_name
      from "ticketDevices" d join tickets t on t.id = d.ticket_id join devices v on v.id = d.device_id
      left join customers c on c.id = t.customer_id left join staff s on s.id = d.technician_id
      where d.${own} and d.id = ${id}`,
    sql`select * from device_notes where ${own} and ticket_device_id = ${id}`,
    sql`select * from work_times where ${own} and ticket_device_id = ${id}`,
    sql`select * from device_parts where ${own} and ticket_device_id = ${id}`,
    sql`select * from ticket_photos where ${own} and ticket_device_id = ${id}`,
    sql`select e.*, s.first_name from ticket_events e left join staff s on s.id::text = e.created_by
      where e.${own} and ticket_id = ${ticketId} order by e.created_date desc`,
  ],
});

const list = (model: string, filter: object, sort: [string, string]) =>
  `${model}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([0, 9]),
  })}`;

/** A page of tickets with their devices. */
const pageOf = (page: SQL) => async (run: Run) => {
  const rows = await run(page);
  const ids = sql`any(${sql.param(`{${rows.map(({ id }) => id).join(',')}}`)}::uuid[])`;
  await run(sql`select d.*, v.name from "ticketDevices" d join devices v on v.id = d.device_id
    where ticket_id = ${ids} order by d.created_date`);
};
