import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnCommissions } from '../../server/commissions/earnCommissions.ts';
import { reverseCommissions } from '../../server/commissions/reverseCommissions.ts';
import { entries } from '../../server/wallet/tables.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { addOrder, scopeOf } from './commissions.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let staff: Record<Role, { id: string }>;
beforeAll(async () => {
  services = await startApp();
  ({ staff } = services.store);
});
afterAll(() => services.close());

const day = '2026-05-20';
const addRule = async (values: object) =>
  services.ask('STORE_OWNER', 'POST', 'commissionRules', { body: { valid_from: '2026-01-01', ...values } });
const read = async (role: Role, path: string) => {
  const { status, json, text } = await services.ask(role, 'GET', path);
  if (status !== 200) throw new Error(text);
  return json;
};
const filter = (values: object) => `filter=${encodeURIComponent(JSON.stringify(values))}`;
const owed = async () => {
  const [row] = await scopeOf(services).select(
    entries,
    { sum: sql<number>`coalesce(sum(amount), 0)`.mapWith(Number) },
    { where: sql`account = 'COMMISSIONS_OWED'` },
  );
  return -(row?.sum ?? 0);
};

test('a rule belongs to a person or a role, is immutable, and is replaced by a later one', async () => {
  const errors = async (values: object) => (await addRule(values)).json.errors;
  expect(await errors({ rate: 500 })).toMatchObject([{ code: 'person_or_role' }, { code: 'person_or_role' }]);
  expect(await errors({ rate: 500, role: 'STAFF', staff_id: staff.STAFF.id })).toHaveLength(2);
  expect(await errors({ rate: 10_001, role: 'STAFF' })).toMatchObject([{ path: '/rate', code: 'over_all' }]);
  expect(await errors({ rate: 500, role: 'NOBODY' })).toMatchObject([{ path: '/role', code: 'reference' }]);

  const first = await addRule({ role: 'STAFF', rate: 500 });
  expect(first).toMatchObject({ status: 201, json: { state: 'CURRENT', by: expect.any(String) } });
  await addRule({ role: 'STAFF', rate: 700, valid_from: '2026-06-01' });
  await addRule({ role: 'STAFF', rate: 900, valid_from: '2999-01-01' });
  const stateOf = (rules: { rate: number; state: string }[]) => rules.map(({ rate, state }) => [rate, state]);
  const rules = await read('STORE_MANAGER', `commissionRules?sort=["valid_from","ASC"]`);
  expect(stateOf(rules)).toEqual([
    [500, 'PAST'],
    [700, 'CURRENT'],
    [900, 'COMING'],
  ]);
  expect(stateOf(await read('STORE_OWNER', `commissionRules?${filter({ state: ['COMING'] })}`))).toEqual([
    [900, 'COMING'],
  ]);
  const change = await services.ask('STORE_OWNER', 'PUT', `commissionRules/${first.json.id}`, {
    body: { rate: 1 },
  });
  expect(change.status).toBe(403);
});

test('the commissions of an order follow the rules of its day, go to who did the work, and match the ledger', async () => {
  await addRule({ staff_id: staff.STAFF.id, kind: 'REPAIR', rate_kind: 'AMOUNT', rate: 1500 });
  await addRule({ role: 'STORE_MANAGER', rate: 250 });
  const { order } = await addOrder(
    services,
    [
      { kind: 'REPAIR', net: 20_000, quantity: 2, staff_id: staff.STAFF.id },
      { kind: 'ITEM', net: 9_999, staff_id: staff.STAFF.id },
      { kind: 'ADDON', net: 3_001 },
      { kind: 'GIFT', net: 5_000 },
    ],
    { vendor_id: staff.STORE_MANAGER.id },
  );
  await scopeOf(services).transaction((own) => earnCommissions(own, staff.STORE_OWNER.id, order, day));
  const sums = await read('STORE_OWNER', 'commissions/sums?month=2026-05');
  // 2 x $15, 5 % of 99.99; 2.5 % of 30.01.
  expect(
    sums.map(({ staff_id, amount, lines: count }: Record<string, unknown>) => [staff_id, amount, count]),
  ).toEqual(
    expect.arrayContaining([
      [staff.STAFF.id, 3500, 2],
      [staff.STORE_MANAGER.id, 75, 1],
    ]),
  );
  expect(await owed()).toBe(3575);

  const own = await read('STAFF', 'commissions/sums');
  expect(own.map(({ staff_id }: { staff_id: string }) => staff_id)).toEqual([staff.STAFF.id]);
  expect(await read('STAFF', 'commissions')).toHaveLength(2);
  expect(await read('STORE_MANAGER', 'commissions')).toHaveLength(3);

  let sales = 0;
  const back = async (returned: { line: number }[], taken: number) => {
    sales += taken;
    const lines = returned.map(({ line }) => ({ id: order.lines[line]!.id!, quantity: 1 }));
    await scopeOf(services).transaction((scope) =>
      reverseCommissions(scope, staff.STORE_OWNER.id, order, { lines, sales }, '2026-06-02'),
    );
    for (const { line } of returned) order.lines[line]!.returned = 1;
  };
  await back([{ line: 0 }], 10_000);
  // A tenth is written off, which reduces percentage commissions but not amounts per piece.
  await back([], 3_300);
  expect(await owed()).toBe(1500 + 450 + 68);
  await back([{ line: 1 }], 9_000);
  expect(await owed()).toBe(1568);
  const june = await read('STORE_OWNER', 'commissions/sums?month=2026-06');
  expect(june).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ staff_id: staff.STAFF.id, earned: 0, taken_back: -2000, lines: 0 }),
      expect.objectContaining({ staff_id: staff.STORE_MANAGER.id, amount: -7 }),
    ]),
  );
});

test('returning items one by one reverses the whole commission, however small the share of an item', async () => {
  const before = await owed();
  const { order } = await addOrder(services, [{ kind: 'ITEM', net: 90, quantity: 9 }], {
    vendor_id: staff.STORE_MANAGER.id,
  });
  await scopeOf(services).transaction((own) => earnCommissions(own, staff.STORE_OWNER.id, order, day));
  expect(await owed()).toBe(before + 2);
  const [line] = order.lines;
  for (let returned = 0; returned < 9; returned++) {
    const sold = { ...order, lines: [{ ...line!, returned }] };
    const back = { lines: [{ id: line!.id!, quantity: 1 }], sales: 10 * (returned + 1) };
    await scopeOf(services).transaction((own) =>
      reverseCommissions(own, staff.STORE_OWNER.id, sold, back, day),
    );
  }
  expect(await owed()).toBe(before);
});

test('staff see all commissions of the locations that they can see, and always their own', async () => {
  const south = services.store.locationIds[1];
  const at = { vendor_id: staff.STAFF.id, location_id: south };
  const { order } = await addOrder(services, [{ kind: 'ITEM', net: 10_000 }], at);
  await scopeOf(services).transaction((own) =>
    earnCommissions(own, staff.STORE_OWNER.id, order, '2026-07-01'),
  );
  const july = (role: Role) => read(role, 'commissions/sums?month=2026-07');
  expect(await july('STORE_MANAGER')).toEqual([]);
  expect(await july('STAFF')).toMatchObject([{ amount: 700 }]);
});
