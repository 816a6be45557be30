import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/schemas/reports/periods.ts';
import { addDays } from '../../src/schemas/calendarDays.ts';
import type { StoreTable } from '../core/tables/owners.ts';
import { locations } from '../locations/index.ts';
import { ticketDevices, ticketEvents, tickets } from '../tickets/index.ts';

type Own = (table: StoreTable) => SQL;

interface Asked {
  period: Period;
  former: Period | null;
  location_id: number | null;
}

/** Steps to READY from work, not a return of a device that was handed over. */
const isFinish = sql`${ticketEvents.kind} = 'STATE' and ${ticketEvents.to} = 'READY'
  and ${ticketEvents.from} <> 'GONE'`;

const during = ({ from, to }: Period) => sql`last.day between ${from}::date and ${to}::date`;

/** Devices that are ready or handed over, and were finished for the last time in the period or the former one. */
export function finishedDevices(own: Own, { period, former, location_id }: Asked): SQL {
  const { id, ticket_id, technician_id, services, state, created_date } = ticketDevices;
  const first = addDays(former?.from ?? period.from, -1);
  const end = addDays(period.to, 2);
  const last = sql`(${ticketEvents.created_date} at time zone ${locations.timezone})::date`;
  return sql`
    select ${id} as id, ${ticket_id} as ticket_id, ${ticketDevices.location_id} as location_id,
      ${locations.timezone} as timezone, ${technician_id} as technician_id, ${services} as services,
      ${tickets.origin} = 'REWORK' as is_rework, ${created_date} as added, last.day
    from (
      select distinct ${ticketEvents.ticket_device_id} as id from ${own(ticketEvents)}
      where ${isFinish} and ${ticketEvents.created_date} >= ${first}::timestamptz
        and ${ticketEvents.created_date} < ${end}::timestamptz
    ) as lately
    join ${own(ticketDevices)} on ${id} = lately.id
    join ${own(tickets)} on ${tickets.id} = ${ticket_id}
    join ${own(locations)} on ${locations.id} = ${ticketDevices.location_id}
    cross join lateral (
      select max(${last}) as day from ${own(ticketEvents)}
      where ${ticketEvents.ticket_id} = ${ticket_id} and ${ticketEvents.ticket_device_id} = ${id} and ${isFinish}
    ) as last
    where ${state} in ('READY', 'GONE')
      and (${during(period)} ${former ? sql`or ${during(former)}` : sql``})
      ${location_id === null ? sql`` : sql`and ${ticketDevices.location_id} = ${location_id}`}`;
}

/**
 * The opening seconds that finished devices spent in each state before READY: each step adds its place on the clock of
 * opening time to the state that it leaves, and takes it from the one that it enters.
 */
export const timesByState = (own: Own): SQL => sql`
  select id, state, sum(part) as seconds
  from (
    select finished.id, ${ticketEvents.from} as left_state, ${ticketEvents.to} as entered_state,
      open_days.before + greatest(0, least(
        open_days.length, extract(epoch from ${ticketEvents.created_date} - open_days.open_at))) as clock
    from finished
    join ${own(ticketEvents)} on ${ticketEvents.ticket_id} = finished.ticket_id
      and ${ticketEvents.ticket_device_id} = finished.id
    join open_days on open_days.location_id = finished.location_id
      and open_days.day = (${ticketEvents.created_date} at time zone finished.timezone)::date
    where ${ticketEvents.kind} in ('STATE', 'DEVICE_ADDED')
  ) as steps
  cross join lateral (values (left_state, clock), (entered_state, -clock)) as parts(state, part)
  where state is not null and state not in ('READY', 'GONE')
  group by id, state`;
