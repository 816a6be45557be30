import { randomUUID } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAgo, expireRows } from '../../server/core/expireRows.ts';
import { recordChanges } from '../../server/core/history/tables.ts';
import { takenSteps } from '../../server/core/records/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import { allExpiries } from '../../server/domains.ts';
import { messages, notificationRecipients, notifications } from '../../server/notifications/index.ts';
import { addStore, type TestStore } from './support.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

let own: TestDatabase;
let store: TestStore;
let scope: Scope;
beforeAll(async () => {
  own = await openTestDatabase();
  store = await addStore(own.database, 'first');
  scope = new Scope(own.database.db, { id: store.id, timezone: 'UTC' });
});
afterAll(() => own.drop());

const expire = () => expireRows(own.database.db, allExpiries());

/** Days after which each is as old as its name says. */
const ages = { old: 366, young: 364 };

test('history and keys of all stores expire, in batches', async () => {
  const count = 2500;
  const other = await addStore(own.database, 'second');
  const changes = Array.from({ length: count }, (_, index) => ({
    model: 'brands',
    record_id: `old ${index}`,
    action: 'updated' as const,
    changed_date: daysAgo(ages.old),
  }));
  await scope.insert(recordChanges, changes);
  await scope.insert(recordChanges, [
    { ...changes[0]!, record_id: 'young', changed_date: daysAgo(ages.young) },
  ]);
  await new Scope(own.database.db, { id: other.id, timezone: 'UTC' }).insert(takenSteps, [
    { key: randomUUID(), created_date: daysAgo(31) },
    { key: randomUUID(), created_date: daysAgo(29) },
  ]);
  await expire();
  const { db } = own.database;
  expect(await db.select({ id: recordChanges.record_id }).from(recordChanges)).toEqual([{ id: 'young' }]);
  expect(await db.$count(takenSteps)).toBe(1);
});

test('a table that fails keeps no other from it, and is told', async () => {
  const [first] = allExpiries();
  await scope.insert(takenSteps, [{ key: randomUUID(), created_date: daysAgo(31) }]);
  const failing = { ...first!, unless: () => sql`no_such_column` };
  await expect(expireRows(own.database.db, [failing, ...allExpiries()])).rejects.toThrow(
    'Some expired rows could not be deleted',
  );
  expect(await own.database.db.$count(takenSteps, lt(takenSteps.created_date, daysAgo(30)))).toBe(0);
});

test('a stopped process goes on with nothing', async () => {
  await scope.insert(takenSteps, [{ key: randomUUID(), created_date: daysAgo(31) }]);
  const before = await own.database.db.$count(takenSteps);
  await expireRows(own.database.db, allExpiries(), AbortSignal.abort());
  expect(await own.database.db.$count(takenSteps)).toBe(before);
});

test('notifications expire with their copies and texts, except those of requests', async () => {
  const rows = (['old', 'young', 'request'] as const).map((name) => ({
    id: randomUUID(),
    message_id: randomUUID(),
    resource_type: name === 'request' ? 'CUSTOMER_CONTACT_REQUEST' : 'APPOINTMENT',
    customer_message_type: 'EMAIL',
    created_date: daysAgo(name === 'young' ? ages.young : ages.old),
  }));
  await scope.insert(
    messages,
    rows.map(({ message_id, created_date }) => ({ id: message_id, body: '', created_date })),
  );
  await scope.insert(notifications, rows);
  await scope.insert(
    notificationRecipients,
    rows.map(({ id, resource_type }) => ({
      notification_id: id,
      staff_id: store.staff.ADMIN.id,
      resource_type,
    })),
  );
  await expire();
  for (const table of [messages, notifications, notificationRecipients])
    expect(await own.database.db.$count(table)).toBe(2);
});
