import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import type { TestStore } from '../../api/support.ts';
import { oneOf } from '../customers/fill.ts';

export const ticketCount = 200_000;
export const openCount = 500;
const customerCount = 20_000;
const technicianCount = 60;
/** The tickets are spread over this many days until today. */
const days = 730;

const uuid = (kind: string, number = 'n') => sql.raw(`md5('${kind} ' || (${number}))::uuid`);
const isOpen = sql.raw(`n > ${ticketCount - openCount}`);
const created = sql.raw(
  `(now() - (${ticketCount} - n) * interval '${(days * 86_400) / ticketCount} seconds')`,
);
const openStates = ['CHECKED_IN', 'DIAGNOSING', 'WAITING_CUSTOMER', 'WAITING_PARTS', 'IN_REPAIR', 'READY'];
const ways = ['CHECKED_IN', 'DIAGNOSING', 'IN_REPAIR', 'TESTING', 'READY', 'GONE'];

/** Rows per statement, since a statement is limited to 30 seconds. */
const batch = 20_000;

/** Fills a store with tickets of one device each, most of them handed over, with their events. */
export async function fill({ db }: Database, { id: store, locationIds }: TestStore): Promise<void> {
  const place = sql.raw(`(array[${locationIds.join(', ')}])[1 + n % ${locationIds.length}]`);
  const technician = uuid('technician', `n % ${technicianCount}`);
  const state = sql`case when ${isOpen} then ${oneOf(openStates, 'n')} else 'GONE' end`;
  await db.execute(sql`insert into staff (id, store_id, first_name, last_name, email, role)
    select ${uuid('technician')}, ${store}, 'Technician', n::text, 'technician' || n || '@first.example', 'STAFF'
    from generate_series(0, ${technicianCount - 1}::int) n`);
  await db.execute(sql`insert into customers (id, store_id, channel, default_contact_method, first_name, last_name, email)
    select ${uuid('customer')}, ${store}, 'IN_STORE', 'EMAIL', ${oneOf(['Ada', 'Noor', 'Mara', 'Élodie', 'Sam'], 'n')},
      ${oneOf(['Fox', 'Haddad', 'Lind', 'Roy', 'Tremblay', 'Kim', 'Okafor'], 'n')} || n, 'c' || n || '@example.com'
    from generate_series(0, ${customerCount - 1}::int) n`);
  for (let from = 1; from <= ticketCount; from += batch) {
    const these = sql`generate_series(${from}::int, ${from + batch - 1}::int) n`;
    const statements = [
      sql`insert into devices (id, store_id, customer_id, name, serial)
        select ${uuid('device')}, ${store}, ${uuid('customer', `n % ${customerCount}`)},
          ${oneOf(['iPhone 13', 'Galaxy S21', 'Pixel 7', 'iPad Air'], 'n')}, 'SN' || n from ${these}`,
      sql`insert into tickets (id, store_id, number, location_id, customer_id, state, priority, origin, promised_date,
          note, created_date, modified_date)
        select ${uuid('ticket')}, ${store}, n, ${place}, ${uuid('customer', `n % ${customerCount}`)}, ${state},
          ${oneOf(['NORMAL', 'NORMAL', 'NORMAL', 'HIGH', 'URGENT'], 'n')}, 'WALK_IN', ${created} + interval '2 days', '',
          ${created}, ${created} from ${these}`,
      sql`insert into "ticketDevices" (id, store_id, ticket_id, device_id, location_id, state, resume_to, state_date,
          outcome, technician_id, problem, created_date, modified_date)
        select ${uuid('on')}, ${store}, ${uuid('ticket')}, ${uuid('device')}, ${place}, ${state},
          case when ${state} like 'WAITING%' then 'DIAGNOSING' end, ${created},
          case when ${state} in ('READY', 'GONE') then 'REPAIRED' end, ${technician}, 'Broken screen', ${created},
          ${created} from ${these}`,
      sql`insert into ticket_events (id, store_id, ticket_id, ticket_device_id, kind, "from", "to", created_by, created_date)
        select md5('event ' || n || ' ' || i)::uuid, ${store}, ${uuid('ticket')}, ${uuid('on')}, 'STATE',
          ${oneOf(ways, 'i')}, ${oneOf(ways, 'i + 1')}, ${technician}, ${created} + i * interval '1 hour'
        from ${these}, generate_series(0, ${ways.length - 2}::int) i`,
    ];
    for (const statement of statements) await db.execute(statement);
  }
  await db.execute(sql`vacuum analyze`);
}
