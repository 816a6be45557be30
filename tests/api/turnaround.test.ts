import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { locations } from '../../server/locations/tables.ts';
import { readReport } from '../../server/reports/report.ts';
import { devices, ticketDevices, ticketEvents, tickets } from '../../server/tickets/tables.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { openTimeBetween, type OpenPlace } from '../../src/schemas/locations/openTime.ts';
import type { Figures, Report, TurnaroundReport } from '../../src/schemas/reports/reports.ts';
import type { DeviceState } from '../../src/schemas/tickets/states.ts';
import { newService } from '../../src/schemas/tickets/services.ts';
import { startApp, type TestApp } from './support.ts';

const HOUR = 3_600_000;
/** Daylight saving ends on 2026-11-01. */
const begin = Date.parse('2026-10-05T12:00:00Z');
const closures = [
  { date: '2026-10-12', name: 'Thanksgiving', open: null, close: null },
  { date: '2026-10-31', name: 'Halloween', open: '10:00:00', close: '14:30:00' },
];
const period = { from: '2026-10-20', to: '2026-11-15' };

interface Step {
  from: DeviceState | null;
  to: DeviceState;
  at: number;
}
interface History {
  id: string;
  location_id: number;
  technician_id: string | null;
  service: string | null;
  isRework: boolean;
  steps: Step[];
}

let services: TestApp;
const histories: History[] = [];
const places = new Map<number, OpenPlace>();

const random = (() => {
  let seed = 11;
  return (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
})();

const work = ['CHECKED_IN', 'DIAGNOSING', 'WAITING_PARTS', 'IN_REPAIR', 'TESTING'] as const;

/** Wanders from state to state, is ready, sometimes goes back to work and is ready again, or not yet. */
function history(number: number): History {
  const { locationIds, staff } = services.store;
  let at = begin + random(25 * 24) * HOUR + random(3600) * 1000;
  const steps: Step[] = [{ from: null, to: 'CHECKED_IN', at }];
  const go = (to: DeviceState) => {
    at += random(60 * 3600) * 1000;
    steps.push({ from: steps.at(-1)!.to, to, at });
  };
  const wander = () => {
    for (let count = random(4); count > 0; count -= 1) {
      const next = work[random(work.length)]!;
      if (next !== steps.at(-1)!.to) go(next);
    }
  };
  wander();
  go('READY');
  if (random(4) === 0) {
    go('IN_REPAIR');
    wander();
    if (random(3) > 0) go('READY');
  }
  if (steps.at(-1)!.to === 'READY' && random(2) === 0) go('GONE');
  return {
    id: randomUUID(),
    location_id: locationIds[number % 2]!,
    technician_id: [staff.STAFF.id, staff.STORE_MANAGER.id, null][random(3)]!,
    service: ['Screen', null][random(2)]!,
    isRework: random(5) === 0,
    steps,
  };
}

beforeAll(async () => {
  services = await startApp();
  const { database, store } = services;
  const scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });
  await database.db.update(locations).set({ closures });
  await database.db
    .update(locations)
    .set({ timezone: 'America/Vancouver' })
    .where(eq(locations.id, store.locationIds[1]!));
  for (const row of await scope.select(locations, {
    id: locations.id,
    timezone: locations.timezone,
    hours: locations.location_hours,
  }))
    places.set(row.id, { timezone: row.timezone, hours: allHours(row.hours as never), closures });
  for (let number = 1; number <= 80; number += 1) histories.push(history(number));
  for (const [index, one] of histories.entries()) await storeHistory(scope, one, index + 1);
}, 120_000);
afterAll(() => services.close());

async function storeHistory(scope: Scope, one: History, number: number): Promise<void> {
  const { id, location_id, technician_id, service, isRework, steps } = one;
  const [ticket_id, device_id] = [randomUUID(), randomUUID()];
  const last = steps.at(-1)!;
  const isDone = last.to === 'READY' || last.to === 'GONE';
  await scope.insert(devices, [{ id: device_id, name: 'Phone' }]);
  const origin = isRework ? ('REWORK' as const) : ('WALK_IN' as const);
  await scope.insert(tickets, [{ id: ticket_id, number, location_id, origin, state: last.to }]);
  await scope.insert(ticketDevices, [
    {
      id,
      ticket_id,
      device_id,
      location_id,
      technician_id,
      state: last.to,
      resume_to: last.to === 'WAITING_PARTS' ? 'CHECKED_IN' : null,
      outcome: isDone ? 'REPAIRED' : null,
      problem: 'Broken',
      services: service ? [{ ...newService, name: service }] : [],
      state_date: new Date(last.at),
      created_date: new Date(steps[0]!.at),
    },
  ]);
  await scope.insert(
    ticketEvents,
    steps.map(({ from, to, at }) => ({
      ticket_id,
      ticket_device_id: id,
      kind: from === null ? ('DEVICE_ADDED' as const) : ('STATE' as const),
      from,
      to,
      created_date: new Date(at),
    })),
  );
}

/** Opening seconds by state, from one step to the next. */
function timesOf({ steps, location_id }: History): Map<string, number> {
  const times = new Map<string, number>();
  for (const [index, { to, at }] of steps.entries()) {
    const end = steps[index + 1];
    if (!end || to === 'READY' || to === 'GONE') continue;
    const open = openTimeBetween(new Date(at), new Date(end.at), places.get(location_id)!);
    times.set(to, (times.get(to) ?? 0) + open / 1000);
  }
  return times;
}

const sum = (times: Map<string, number>) => [...times.values()].reduce((all, one) => all + one, 0);

/** Continuous percentile of sorted values. */
function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)]!;
  return low + (sorted[Math.ceil(place)]! - low) * (place % 1);
}

interface Counted {
  seconds: number;
  isRework: boolean;
}

const figuresOf = (rows: Counted[]): Figures => ({
  median: Math.round(
    percentile(
      rows.map(({ seconds }) => seconds),
      0.5,
    ) / 60,
  ),
  p90: Math.round(
    percentile(
      rows.map(({ seconds }) => seconds),
      0.9,
    ) / 60,
  ),
  devices: rows.length,
  rework: Math.round((10_000 * rows.filter(({ isRework }) => isRework).length) / rows.length),
});

const finishedIn = ({ from, to }: typeof period, location?: number) =>
  histories.filter(({ steps, location_id }) => {
    const isDone = ['READY', 'GONE'].includes(steps.at(-1)!.to);
    const ready = steps.findLast((step) => step.to === 'READY')!;
    const day = dayIn(places.get(location_id)!.timezone, new Date(ready.at));
    return isDone && day >= from && day <= to && (location === undefined || location_id === location);
  });

const read = (name: TurnaroundReport, location_id?: number): Promise<Report> => {
  const { database, store } = services;
  const scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });
  const who = {
    staff_id: store.staff.STORE_OWNER.id,
    store_id: store.id,
    location_id: null,
    role: 'STORE_OWNER',
    rights: ['VIEW_REPORTS', 'VIEW_ALL_LOCATIONS'],
  };
  return readReport({ scope, who }, name, { ...period, by: 'week', location_id });
};

test('Turnaround by state is the sum of the opening time between the events of each device', async () => {
  const report = await read('turnaround');
  const found = finishedIn(period);
  expect(found.length).toBeGreaterThan(20);
  const counted = found.map((one) => ({ ...one, seconds: sum(timesOf(one)) }));
  expect(report.totals).toEqual(figuresOf(counted));
  expect(report.former_totals!.devices).toBeGreaterThan(0);
  const states = work.filter((state) => found.some((one) => timesOf(one).has(state)));
  expect(report.rows.map(({ key }) => key).filter((key) => key !== null)).toEqual(
    expect.arrayContaining(states),
  );
  for (const state of states) {
    const rows = found.flatMap((one) => {
      const seconds = timesOf(one).get(state);
      return seconds === undefined ? [] : [{ ...one, seconds }];
    });
    expect(report.rows.find(({ key }) => key === state)!.figures).toEqual(figuresOf(rows));
  }
  const inSeries = report.series.reduce((all, { figures }) => all + (figures.devices ?? 0), 0);
  expect(inSeries).toBe(found.length);
});

test('Technicians and services have the turnaround and the share of rework of their devices', async () => {
  const [here] = services.store.locationIds as [number];
  const counted = finishedIn(period, here).map((one) => ({ ...one, seconds: sum(timesOf(one)) }));
  const people = await read('turnaround_staff', here);
  expect(people.totals).toEqual(figuresOf(counted));
  for (const { key, figures } of people.rows.filter((row) => row.figures.devices))
    expect(figures).toEqual(figuresOf(counted.filter((one) => one.technician_id === key)));
  const done = await read('turnaround_services', here);
  for (const [key, service] of [
    ['FREE_WORDS', 'Screen'],
    ['NO_SERVICE', null],
  ] as const)
    expect(done.rows.find((row) => row.key === key)!.figures).toEqual(
      figuresOf(counted.filter((one) => one.service === service)),
    );
});

test('A period without finished devices has no times', async () => {
  const { totals, rows } = await readEmpty();
  expect(totals).toEqual({ median: null, p90: null, devices: 0, rework: null });
  expect(rows).toEqual([]);
});

async function readEmpty(): Promise<Report> {
  const path = 'reports/turnaround?from=2020-01-01&to=2020-01-31';
  const { json } = await services.ask('STORE_OWNER', 'GET', path);
  return json as Report;
}
