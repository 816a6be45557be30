import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggerOptions } from '../../server/core/log.ts';
import { staff } from '../../server/tables.ts';
import { openTestDatabase } from './testDatabase.ts';

const { req, err } = loggerOptions('info').serializers;

test('the query of an address is not logged', () => {
  const request = { method: 'GET', url: '/dc/store/domain/a.example?email=someone@example.com' };
  expect(req(request)).toEqual({ method: 'GET', path: '/dc/store/domain/a.example' });
});

test('values of a refused statement are not logged', async () => {
  const { database, drop } = await openTestDatabase();
  const secret = 'someone@example.com';
  const query = database.db.select().from(staff).where(eq(staff.id, secret));
  const error = await query.then(
    () => new Error('It was not refused'),
    (one: Error) => one,
  );
  await drop();
  expect(error.message).toContain(secret);
  const logged = err(error);
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(logged).toMatchObject({ code: '22P02', stack: expect.stringContaining('at ') });
});
