import { sql, type SQL } from 'drizzle-orm';
import type { Closure } from '../../src/schemas/locations/closures.ts';
import { weekdays, type LocationHour } from '../../src/schemas/locations/hours.ts';
import { openingOn } from '../../src/schemas/locations/opening.ts';
import { addDays } from '../../src/schemas/calendarDays.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';

interface Openings {
  weekly: { location_id: number; weekday: number; open?: string; close?: string }[];
  special: { location_id: number; day: string; open?: string; close?: string }[];
}

const sunday = '2023-01-01';

/** Reads the opening hours of all locations, by weekday and of single days. */
export async function readOpenings(scope: Scope): Promise<Openings> {
  const { id, location_hours, closures } = locations;
  const rows = await scope.select(locations, { id, location_hours, closures });
  const places = rows.map((row) => ({
    location_id: row.id,
    hours: row.location_hours as LocationHour[],
    closures: row.closures as Closure[],
  }));
  return {
    weekly: places.flatMap(({ location_id, hours }) =>
      weekdays.map((weekday) => ({ location_id, weekday, ...openingOn(addDays(sunday, weekday), hours) })),
    ),
    special: places.flatMap(({ location_id, hours, closures: special }) =>
      special.map(({ date: day }) => ({ location_id, day, ...openingOn(day, hours, special) })),
    ),
  };
}

/**
 * The statements `steps` (a finished device's steps with their local day) and `open_days`: from when to when a location
 * was open on each of their days, and for how many seconds on the days before.
 */
export const openDays = (places: SQL, { weekly, special }: Openings): SQL => sql`
  weekly as (
    select * from jsonb_to_recordset(${JSON.stringify(weekly)}::jsonb)
      as one(location_id int, weekday int, open time, close time)
  ),
  special as (
    select * from jsonb_to_recordset(${JSON.stringify(special)}::jsonb)
      as one(location_id int, day date, open time, close time)
  ),
  spans as (
    select location_id, min((added at time zone timezone)::date) as first, max(day) as last
    from finished group by location_id
  ),
  opened as (
    select spans.location_id, days.day::date as day,
      (days.day::date + case when special.day is null then weekly.open else special.open end)
        at time zone ${locations.timezone} as open_at,
      (days.day::date + case when special.day is null then weekly.close else special.close end)
        at time zone ${locations.timezone} as close_at
    from spans
    join ${places} on ${locations.id} = spans.location_id
    cross join lateral generate_series(spans.first::timestamp, spans.last::timestamp, interval '1 day') as days(day)
    left join special on special.location_id = spans.location_id and special.day = days.day::date
    left join weekly on weekly.location_id = spans.location_id and weekly.weekday = extract(dow from days.day)
  ),
  lengths as (
    select *, coalesce(extract(epoch from close_at - open_at), 0) as length from opened
  ),
  open_days as materialized (
    select *, sum(length) over (partition by location_id order by day) - length as before from lengths
  )`;
