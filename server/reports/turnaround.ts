import { sql, type SQL } from 'drizzle-orm';
import {
  intervalStart,
  intervalStarts,
  type Interval,
  type Period,
} from '../../src/schemas/reports/periods.ts';
import {
  MAX_ROWS,
  type Figures,
  type Point,
  type Report,
  type ReportRow,
  type TurnaroundReport,
} from '../../src/schemas/reports/reports.ts';
import { deviceStates } from '../../src/schemas/tickets/states.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { staffNames } from '../staff/index.ts';
import { openDays, readOpenings } from './openDays.ts';
import { finishedDevices, timesByState } from './stateTimes.ts';

interface Asked {
  period: Period;
  former: Period | null;
  location_id: number | null;
  by: Interval;
}

interface Found {
  is_former: boolean;
  day: string | null;
  key: string | null;
  name: string | null;
  figures: Figures;
}

/** Which groups a row stands for, and its figures. */
const figures = sql`
  count(*)::int as devices,
  round(percentile_cont(0.5) within group (order by seconds) / 60)::int as median,
  round(percentile_cont(0.9) within group (order by seconds) / 60)::int as p90,
  round(10000.0 * count(*) filter (where is_rework) / count(*))::int as rework`;

/** The finished devices with the key of a report; `whole` has one row for each device. */
const keyed: Record<TurnaroundReport, SQL> = {
  turnaround: sql`
    select is_former, state as key, null::text as name, times.seconds, is_rework
    from times join whole using (id)`,
  turnaround_staff: sql`
    select is_former, technician_id::text as key, null::text as name, seconds, is_rework from whole`,
  turnaround_services: sql`
    select distinct on (id, key) is_former, service.key, service.name, seconds, is_rework
    from whole left join lateral (
      select coalesce(one ->> 'repair_id',
          case when (one ->> 'is_diagnosis')::boolean then 'DIAGNOSIS' else 'FREE_WORDS' end) as key,
        case when one ->> 'repair_id' is not null then one ->> 'name' end as name
      from jsonb_array_elements(services) as one
    ) as service on true`,
};

/** Reads how long devices took until they were ready, in opening hours of their locations. */
export async function readTurnaround(scope: Scope, name: TurnaroundReport, asked: Asked): Promise<Report> {
  const { period, former, location_id, by } = asked;
  const openings = await readOpenings(scope);
  const rows = await scope.read<Record<string, unknown>>(
    (own) => sql`
      with finished as materialized (${finishedDevices(own, asked)}),
      ${openDays(own(locations), openings)},
      times as materialized (${timesByState(own)}),
      whole as materialized (
        select finished.*, finished.day < ${period.from}::date as is_former, summed.seconds
        from finished join (select id, sum(seconds) as seconds from times group by id) as summed using (id)
      ),
      keyed as (${keyed[name]})
      select 'TOTAL' as kind, is_former, null::text as day, null::text as key, null::text as name, ${figures}
      from whole group by is_former
      union all
      select 'DAY', is_former, date_trunc(${by}, day::timestamp)::date::text, null, null, ${figures}
      from whole group by is_former, 3
      union all
      select 'ROW', is_former, null, key, max(name), ${figures} from keyed group by is_former, key`,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(toFound);
  const [totals, days] = [of('TOTAL'), of('DAY')];
  const totalOf = (isFormer: boolean) => figuresOf(totals.find((one) => one.is_former === isFormer));
  return {
    period,
    former,
    location_id,
    totals: totalOf(false),
    former_totals: former && totalOf(true),
    series: seriesOf(
      period,
      by,
      days.filter((one) => !one.is_former),
    ),
    former_series: former
      ? seriesOf(
          former,
          by,
          days.filter((one) => one.is_former),
        )
      : [],
    rows: await rowsOf(scope, name, of('ROW')),
  };
}

const toFound = (row: Record<string, unknown>): Found => ({
  is_former: Boolean(row.is_former),
  day: row.day as string | null,
  key: row.key as string | null,
  name: row.name as string | null,
  figures: {
    median: Number(row.median),
    p90: Number(row.p90),
    devices: Number(row.devices),
    rework: Number(row.rework),
  },
});

const figuresOf = (found: Found | undefined): Figures =>
  found?.figures ?? { median: null, p90: null, devices: 0, rework: null };

function seriesOf(period: Period, by: Interval, days: Found[]): Point[] {
  const byDay = new Map(days.map((one) => [intervalStart(one.day ?? period.from, by), one]));
  return intervalStarts(period, by).map((day) => ({ day, figures: figuresOf(byDay.get(day)) }));
}

const rank = (state: string | null) => deviceStates.findIndex((one) => one === state);

/** States in their order, others by the number of devices. */
async function rowsOf(scope: Scope, name: TurnaroundReport, found: Found[]): Promise<ReportRow[]> {
  const keys = [...new Set(found.map(({ key }) => key))];
  const people = name === 'turnaround_staff' ? await staffNames(scope, keys) : undefined;
  const rows = keys.map((key): ReportRow => {
    const of = (isFormer: boolean) => found.find((one) => one.key === key && one.is_former === isFormer);
    const [now, before] = [of(false), of(true)];
    const named = now?.name ?? before?.name ?? people?.get(key ?? '') ?? null;
    const word = key === null && name === 'turnaround_services' ? 'NO_SERVICE' : key;
    return { key: word, name: named, figures: figuresOf(now), former: figuresOf(before) };
  });
  return rows
    .toSorted((a, b) =>
      name === 'turnaround' ? rank(a.key) - rank(b.key) : (b.figures.devices ?? 0) - (a.figures.devices ?? 0),
    )
    .slice(0, MAX_ROWS);
}
