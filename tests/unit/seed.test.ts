import { describe, expect, test } from 'vitest';
import { hoursErrors, isClosed } from '../../src/schemas/locations/hours.ts';
import { roles } from '../../src/schemas/rights.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { buildAppointments } from '../../server/seed/appointments.ts';
import { buildCategories, buildItems } from '../../server/seed/catalog.ts';
import { buildCustomers } from '../../server/seed/customers.ts';
import { atlas, borealis, demoStores } from '../../server/seed/data/stores.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { devicesOf } from '../../server/seed/devices.ts';
import { hoursOf } from '../../server/seed/hours.ts';
import { people } from '../../server/seed/people.ts';
import type { Pictures } from '../../server/seed/pictures.ts';
import { Random, uuidOf } from '../../server/seed/random.ts';
import { buildRepairs } from '../../server/seed/repairs.ts';
import { slugOf } from '../../server/seed/text.ts';

const pictures: Pictures = { device: (kind, brand) => `/${kind}-${brand}`, tile: (brand) => `/${brand}` };

const appointmentsOf = (now: Date) => {
  const items = buildItems(atlas, pictures, 0);
  const { customers } = buildCustomers(atlas, 0);
  const parts = { items, customers, repairs: buildRepairs(atlas, items, 0), locationIds: [1, 2, 3], now };
  return buildAppointments(atlas, parts, 0);
};

const numbers = (name: string) => {
  const random = new Random(name);
  return Array.from({ length: 5 }, () => random.integer(1, 1000));
};

const accountsOf = (domain: string) => demoAccounts.filter((account) => account.domain === domain);

const unique = (values: unknown[]) => new Set(values).size === values.length;

describe('random numbers', () => {
  test('are the same for the same name', () => {
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });

  test('sample distinct items in order', () => {
    const random = new Random('sample');
    for (let count = 0; count <= 6; count += 1) {
      const sample = random.sample([1, 2, 3, 4, 5], count);
      expect(sample).toHaveLength(Math.min(count, 5));
      expect(unique(sample)).toBe(true);
      expect(sample).toEqual(sample.toSorted((a, b) => a - b));
    }
  });

  test('UUIDs derived from names are valid', () => {
    expect(uuidOf('name')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('locations', () => {
  test.each([0, 1, 2])(
    'number %i has plausible opening hours: Sunday is never as long as Monday',
    (index) => {
      const hours = hoursOf(index);
      expect(hoursErrors(hours)).toEqual([]);
      const [sunday, monday] = hours;
      expect(isClosed(sunday!) || sunday!.open! > monday!.open!).toBe(true);
      const holidays = hours.filter(({ type }) => type === 'HOLIDAY');
      expect(holidays.every(isClosed)).toBe(true);
    },
  );
});

describe('catalogue', () => {
  test('is the same in two runs', () => {
    expect(buildItems(atlas, pictures, 3)).toEqual(buildItems(atlas, pictures, 3));
    expect(buildCategories(atlas, pictures)).toEqual(buildCategories(atlas, pictures));
  });

  test('has unique names, slugs and SKUs over 250 generations', () => {
    const products = Array.from({ length: 250 }, (_, generation) => buildItems(atlas, pictures, generation))
      .flat()
      .map(({ product }) => product);
    expect(products.length).toBeGreaterThan(99_000);
    expect(unique(products.map(({ id }) => id))).toBe(true);
    expect(unique(products.map(({ name }) => name))).toBe(true);
    expect(unique(products.map(({ slug }) => slug))).toBe(true);
    expect(unique(products.map(({ sku }) => sku))).toBe(true);
  });

  test('has different ids per store', () => {
    const ids = demoStores.flatMap((store) =>
      buildItems(store, pictures, 0).map(({ product }) => product.id),
    );
    expect(unique(ids)).toBe(true);
  });

  test('has four phones of ten brands each in the second store', () => {
    const devices = devicesOf(borealis);
    expect(devices).toHaveLength(40);
    expect(new Set(devices.map(({ brand }) => brand)).size).toBe(10);
  });

  test('has plain slugs', () => {
    expect(slugOf('Galaxy S24+')).toBe('galaxy-s24-plus');
    expect(slugOf('Étui (n° 2)')).toBe('etui-n-2');
  });
});

describe('appointments', () => {
  const now = new Date('2026-03-10T03:30:00Z');

  test('are the same in two runs at the same time', () => {
    expect(appointmentsOf(now)).toEqual(appointmentsOf(now));
  });

  test('are around today in the time zone of the store', () => {
    const { appointments } = appointmentsOf(now);
    const today = dayIn(atlas.timezone, now);
    expect(today).toBe('2026-03-09');
    const days = appointments.map(({ selected_date }) => selected_date);
    expect(days.filter((day) => day === today).length).toBeGreaterThan(10);
    expect(days.some((day) => day < today)).toBe(true);
    expect(days.some((day) => day > today)).toBe(true);
    expect(appointments.some(({ type, booking_date }) => type === 'QUOTE' && booking_date === today)).toBe(
      true,
    );
    expect(appointments.every(({ created_date }) => created_date <= now)).toBe(true);
  });

  test.each(['2026-03-11T15:00:00Z', '2026-03-14T15:00:00Z', '2026-03-15T06:30:00Z'])(
    'fill the day of every location, workday or weekend: %s',
    (moment) => {
      const at = new Date(moment);
      const { appointments } = appointmentsOf(at);
      atlas.locations.slice(0, 3).forEach(({ timezone }, index) => {
        const today = dayIn(timezone, at);
        const here = appointments.filter((one) => one.location_id === index + 1 && !one.is_voided);
        expect(
          here.filter((one) => one.type === 'APPOINTMENT' && one.selected_date === today).length,
        ).toBeGreaterThan(2);
        expect(here.some((one) => one.type === 'QUOTE' && one.booking_date === today)).toBe(true);
      });
    },
  );

  test('have an address only for on-site visits and pick-ups', () => {
    for (const { type, delivery_method, customer_address_1 } of appointmentsOf(now).appointments) {
      const isVisit = type === 'APPOINTMENT' && ['ONSITE', 'PICK_UP'].includes(delivery_method);
      expect(Boolean(customer_address_1)).toBe(isVisit);
    }
  });
});

describe('accounts', () => {
  test('include one per role and the owner of the second store', () => {
    expect(accountsOf('atlas.localhost').map(({ role }) => role)).toEqual(roles);
    expect(accountsOf('borealis.localhost').map(({ role }) => role)).toEqual(['STORE_OWNER']);
  });

  test('have passwords of 8 to 32 letters and digits', () => {
    for (const { password } of demoAccounts) expect(password).toMatch(/^[A-Za-z0-9]{8,32}$/);
  });

  test('include staff per store, two of them invited', () => {
    const everybody = demoStores.flatMap(people).map(({ person }) => person);
    expect(everybody).toHaveLength(28);
    expect(unique(everybody.map(({ email }) => email))).toBe(true);
    expect(everybody.filter(({ uid }) => uid === null).map(({ status }) => status)).toEqual([
      'INVITED',
      'INVITED',
    ]);
  });
});
