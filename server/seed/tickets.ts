import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import { addDays } from '../../src/schemas/calendarDays.ts';
import { dayIn, momentIn } from '../../src/schemas/days.ts';
import { hasLuhnDigit } from '../../src/schemas/inventory/codes.ts';
import { isWaiting, ticketState, type DeviceState, type Outcome } from '../../src/schemas/tickets/states.ts';
import { toService } from '../../src/schemas/tickets/services.ts';
import { products } from '../catalog/index.ts';
import type { Db } from '../core/database.ts';
import { Scope } from '../core/scope.ts';
import { repairs } from '../repairs/index.ts';
import { onlinePaymentSettings } from '../onlinePayments/index.ts';
import { deviceOwners, devices, stillFrom, ticketDevices, ticketEvents, tickets } from '../tickets/index.ts';
import type { Customer } from './customers.ts';
import { collection } from './data/collection.ts';
import type { DemoStore } from './data/stores.ts';
import { insert } from './insert.ts';
import { people } from './people.ts';
import { addIntakeRules, conditionOf, leftItemsOf } from './intakeRules.ts';
import { Random, uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Tickets of two months, of which the last ones are open. */
const TICKETS = 60;

const problems = [
  'Screen cracked after a fall, touch works in the upper half only.',
  'Battery is empty by noon.',
  'Does not charge; the cable has to be held at an angle.',
  'Fell into water yesterday, starts and turns off again.',
  'L’écran reste noir, mais il vibre.',
  'Le haut-parleur grésille pendant les appels.',
];

const colors = ['Black', 'White', 'Blue', 'Green', null];

/** The states that open devices are in, by age: the youngest first. */
const openStates: DeviceState[] = [
  'CHECKED_IN',
  'CHECKED_IN',
  'DIAGNOSING',
  'IN_REPAIR',
  'WAITING_CUSTOMER',
  'IN_REPAIR',
  'TESTING',
  'WAITING_PARTS',
  'READY',
  'READY',
];

const { collect_days, storage_fee, storage_fee_most } = collection;

const notCollected = { collect_until: null, storage_fee: null, storage_fee_most: null };

/** When a device that is ready since then is to be collected. */
const collectionOf = (ready: Date) => ({
  collect_until: new Date(ready.getTime() + collect_days * 86_400_000),
  storage_fee,
  storage_fee_most,
});

const usualWay: DeviceState[] = ['CHECKED_IN', 'DIAGNOSING', 'IN_REPAIR', 'TESTING', 'READY', 'GONE'];

/** The states through which a device came to its state. */
const wayTo = (state: DeviceState): DeviceState[] =>
  isWaiting(state) ? ['CHECKED_IN', 'DIAGNOSING', state] : usualWay.slice(0, usualWay.indexOf(state) + 1);

/** The morning of some days ago, at the latest an hour ago. */
function takenIn(timezone: string, now: Date, age: number): Date {
  const day = addDays(dayIn(timezone, now), -age);
  return new Date(Math.min(momentIn(timezone, day, '10:30:00'), now.getTime() - HOUR));
}

/** Tickets of rework, each with the ticket whose device came back. */
const reworkOf = new Map([
  [17, 4],
  [37, 21],
  [47, 33],
]);
const originOf = (index: number) => (reworkOf.has(index) ? 'REWORK' : 'WALK_IN');

interface Around {
  customers: Customer[];
  locationIds: number[];
  now: Date;
}

/** Adds devices and tickets of the past two months. */
export async function addTickets(db: Db, store: DemoStore, { customers, locationIds, now }: Around) {
  const scope = new Scope(db, { id: storeIdOf(store), timezone: store.timezone });
  const models = await scope.select(
    products,
    { id: products.id, name: products.name },
    {
      where: and(
        eq(products.is_voided, false),
        or(like(products.name, 'iPhone 1%'), like(products.name, 'Galaxy S2%')),
      ),
      orderBy: [asc(products.name)],
      limit: 40,
    },
  );
  if (models.length === 0) return;
  const listed = await scope.select(
    repairs,
    {
      id: repairs.id,
      title: repairs.title,
      cost: repairs.cost,
      duration: repairs.duration,
      warranty: repairs.warranty,
      warranty_unit: repairs.warranty_unit,
      product_id: repairs.product_id,
    },
    {
      where: and(
        eq(repairs.is_active, true),
        inArray(
          repairs.product_id,
          models.map(({ id }) => id),
        ),
      ),
      orderBy: [asc(repairs.title)],
    },
  );
  const random = new Random(`${store.key}/tickets`);
  const staff = people(store)
    .filter(({ person }) => person.status === 'ACTIVE')
    .map(({ person }) => person.id);
  const of = { store_id: storeIdOf(store) };
  const before = new Date(now.getTime() - (TICKETS + 1) * DAY);
  await addIntakeRules(db, { ...of, created_by: staff[0] ?? null, created_date: before });
  await insert(db, onlinePaymentSettings, [{ ...of, way: 'SAMPLE', modified_date: now }]);
  const made = Array.from({ length: TICKETS }, (_, index) => {
    const customer = random.pick(customers);
    const age = TICKETS - 1 - index;
    const state = openStates[age] ?? 'GONE';
    const way = wayTo(state);
    const created = takenIn(store.timezone, now, age);
    let passed = created.getTime();
    const moments = way.map((__, step) => new Date((passed += step * random.integer(10, 60) * 60_000)));
    const by = random.pick(staff);
    const outcome = outcomeOf(state, random);
    const named = random.pick(models);
    return { index, customer, state, way, created, moments, by, outcome, named, imei: imeiOf(random) };
  });
  const rows = made.map((row) => {
    const { index: device, customer, named } = made[reworkOf.get(row.index) ?? row.index] ?? row;
    return { ...row, device, customer, named };
  });
  const placeOf = (index: number) => locationIds[index % 2] ?? locationIds[0]!;
  const still: (Date | null)[] = [];
  for (const { index, state, moments, created } of rows)
    still.push(await stillFrom(scope, { location_id: placeOf(index), state }, moments.at(-1) ?? created));
  const idOf = (kind: string, index: number) => uuidOf(`${store.key}/${kind}/${index}`);
  await insert(
    db,
    devices,
    made.map(({ index, customer, created, by, named, imei }) => ({
      id: idOf('device', index),
      ...of,
      name: named.name,
      product_id: named.id,
      customer_id: customer.id,
      serial: imei,
      color: random.pick(colors),
      warning: index % 15 === 14 ? 'Swollen battery, do not charge.' : null,
      ...authored(by, created),
    })),
  );
  await insert(
    db,
    deviceOwners,
    made.map(({ index, customer, created, by }) => ({
      id: idOf('deviceOwner', index),
      ...of,
      device_id: idOf('device', index),
      customer_id: customer.id,
      created_by: by,
      created_date: created,
    })),
  );
  await insert(
    db,
    tickets,
    rows.map(({ index, customer, state, created, by }) => ({
      id: idOf('ticket', index),
      ...of,
      number: index + 1,
      location_id: placeOf(index),
      state: ticketState([state]),
      priority: index % 9 === 8 ? 'HIGH' : 'NORMAL',
      origin: originOf(index),
      customer_id: customer.id,
      promised_date: new Date(created.getTime() + 2 * DAY),
      ...authored(by, created),
    })) as unknown as (typeof tickets.$inferInsert)[],
  );
  await insert(
    db,
    ticketDevices,
    rows.map(({ index, device, state, moments, created, by, outcome, named }) => ({
      id: idOf('ticketDevice', index),
      ...of,
      ticket_id: idOf('ticket', index),
      device_id: idOf('device', device),
      location_id: placeOf(index),
      state,
      resume_to: isWaiting(state) ? 'DIAGNOSING' : null,
      state_date: moments.at(-1) ?? created,
      ...(state === 'READY' ? collectionOf(moments.at(-1) ?? created) : notCollected),
      still_from: still[index],
      outcome,
      technician_id: state === 'CHECKED_IN' ? null : by,
      shelf: state === 'READY' ? `A${index % 8}` : null,
      problem: problems[index % problems.length] ?? '',
      services: listed
        .filter(({ product_id }) => product_id === named.id)
        .slice(index % 3, (index % 3) + 1)
        .map((one) => toService({ ...one, product: named })),
      condition: conditionOf(index),
      left_items: leftItemsOf(index, state === 'GONE' ? moments.at(-1) : undefined, by),
      ...authored(by, created),
    })) as unknown as (typeof ticketDevices.$inferInsert)[],
  );
  await insert(
    db,
    ticketEvents,
    rows.flatMap(({ index, way, moments, created, by, outcome }) => {
      const event = {
        ...of,
        ticket_id: idOf('ticket', index),
        ticket_device_id: idOf('ticketDevice', index),
        reason: null,
        created_by: by,
      };
      return [
        {
          ...event,
          ticket_device_id: null,
          kind: 'CREATED' as const,
          from: null,
          to: originOf(index),
          at: created,
        },
        { ...event, kind: 'DEVICE_ADDED' as const, from: null, to: 'CHECKED_IN', at: created },
        ...way.slice(1).map((to, step) => ({
          ...event,
          kind: 'STATE' as const,
          from: way[step] ?? null,
          to,
          at: moments[step + 1] ?? created,
        })),
        ...(outcome
          ? [{ ...event, kind: 'OUTCOME' as const, from: null, to: outcome, at: moments.at(-1) ?? created }]
          : []),
      ].map(({ at, ...row }, number) => ({
        id: idOf(`ticketEvent/${index}`, number),
        ...row,
        created_date: at,
      }));
    }),
  );
}

const authored = (by: string, at: Date) => ({
  created_by: by,
  modified_by: by,
  created_date: at,
  modified_date: at,
});

const outcomeOf = (state: DeviceState, random: Random): Outcome | null => {
  if (state !== 'READY' && state !== 'GONE') return null;
  return random.chance(0.85) ? 'REPAIRED' : random.pick(['NOT_REPAIRABLE', 'DECLINED']);
};

/** A number with a right check digit in the range of test devices. */
function imeiOf(random: Random): string {
  const digits = `00${String(random.integer(0, 999_999_999_999)).padStart(12, '0')}`;
  const check = Array.from('0123456789').find((digit) => hasLuhnDigit(digits + digit));
  return digits + (check ?? '0');
}
