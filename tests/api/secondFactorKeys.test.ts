import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { begin, confirm, pass, type Owner } from '../../server/staff/account/secondFactor/factors.ts';
import { encryptSecrets } from '../../server/staff/account/secondFactor/encryptSecrets.ts';
import { Problem } from '../../server/core/problem.ts';
import { Scope } from '../../server/core/scope.ts';
import { createSecrets, keyIdOf, readSecretsKeys } from '../../server/core/secrets.ts';
import { secondFactors } from '../../server/staff/account/secondFactor/tables.ts';
import { addStore, type TestStore } from './support.ts';
import { openTestDatabase } from './testDatabase.ts';

const newKey = () => randomBytes(32).toString('base64');
const secretsOf = (...keys: string[]) => createSecrets(readSecretsKeys(keys.join(',') || 'none') ?? []);
const idOf = (key: string) => keyIdOf(secretsOf(key).seal('', ''));

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let store: TestStore;
let scope: Scope;

/** The clock is fixed in the middle of a time step, so that codes do not expire during a request. */
const step = 30_000;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / step) * step + step / 2 });
  opened = await openTestDatabase();
  store = await addStore(opened.database, 'first');
  scope = new Scope(opened.database.db, { id: store.id, timezone: 'America/Toronto' });
});
afterAll(async () => {
  await opened.drop();
  vi.useRealTimers();
});
beforeEach(() => opened.database.db.delete(secondFactors));

const ownerOf = (secrets: Owner['secrets'], role: 'STAFF' | 'ADMIN' = 'STAFF'): Owner => ({
  scope,
  secrets,
  staffId: store.staff[role].id,
});

const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * step });

async function enrol(owner: Owner) {
  const key = await begin(owner);
  const { codes } = await confirm(owner, codeOf(key, -1));
  return { key, recovery: codes[0] ?? '' };
}

/** The stored key of the authenticator. */
async function stored({ staffId }: Owner): Promise<string> {
  const isOf = and(eq(secondFactors.staff_id, staffId), eq(secondFactors.state, 'ON'));
  const [row] = await opened.database.db.select().from(secondFactors).where(isOf);
  return row?.secret ?? '';
}

/** Starts and stops a node with these keys. Returns its log. */
async function startWith(secrets: Owner['secrets'], isDemanded = false) {
  const lines: { level: number; msg: string; count?: number; keys?: string[] }[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[0]) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  encryptSecrets(app, { database: Promise.resolve(opened.database), secrets, isDemanded });
  await app.ready();
  await app.close();
  return lines;
}

test('the key of an authenticator is encrypted in the database and bound to its person', async () => {
  const secrets = secretsOf(newKey());
  const owner = ownerOf(secrets);
  const { key } = await enrol(owner);
  expect(await stored(owner)).not.toContain(key);
  expect(secrets.open(await stored(owner), owner.staffId)).toBe(key);
  expect(secrets.open(await stored(owner), ownerOf(secrets, 'ADMIN').staffId)).toBeUndefined();
  await pass(owner, codeOf(key, 0));
});

describe('a key stored without encryption', () => {
  test('still works, and is encrypted when a code is entered', async () => {
    const { key } = await enrol(ownerOf(secretsOf()));
    const owner = ownerOf(secretsOf(newKey()));
    expect(await stored(owner)).toBe(key);
    await pass(owner, codeOf(key, 0));
    expect(owner.secrets.open(await stored(owner), owner.staffId)).toBe(key);
    expect(owner.secrets.isCurrent(await stored(owner))).toBe(true);
    await pass(owner, codeOf(key, 1));
  });

  test('is encrypted at start', async () => {
    const people = (['STAFF', 'ADMIN'] as const).map((role) => ownerOf(secretsOf(), role));
    const keys = [];
    for (const one of people) keys.push((await enrol(one)).key);
    const secrets = secretsOf(newKey());
    expect(await startWith(secrets)).toMatchObject([{ level: 40, count: 2 }]);
    for (const [index, one] of people.entries())
      expect(secrets.open(await stored(one), one.staffId)).toBe(keys[index]);
    expect(await startWith(secrets)).toEqual([]);
  });

  test('stays unencrypted without an encryption key, and the log warns where it matters', async () => {
    const owner = ownerOf(secretsOf());
    const { key } = await enrol(owner);
    expect(await startWith(owner.secrets)).toEqual([]);
    expect(await startWith(owner.secrets, true)).toMatchObject([
      { level: 40, msg: expect.stringContaining('SECRETS_KEY') },
    ]);
    expect(await stored(owner)).toBe(key);
  });
});

describe('a new encryption key', () => {
  test('replaces the previous one, which is no longer needed', async () => {
    const [old, next] = [newKey(), newKey()];
    const { key } = await enrol(ownerOf(secretsOf(old)));
    await startWith(secretsOf(next, old));
    const owner = ownerOf(secretsOf(next));
    expect(keyIdOf(await stored(owner))).toBe(idOf(next));
    await pass(owner, codeOf(key, 0));
  });

  test('is accepted for reading before it is used to encrypt', async () => {
    const next = newKey();
    const { key } = await enrol(ownerOf(secretsOf(next)));
    const owner = ownerOf(secretsOf('none', next));
    await pass(owner, codeOf(key, 0));
    expect(await stored(owner)).toBe(key);
  });

  test('that is unknown is reported in the log and to the user, and recovery codes still work', async () => {
    const [lost, other] = [newKey(), newKey()];
    const { key, recovery } = await enrol(ownerOf(secretsOf(lost)));
    const owner = ownerOf(secretsOf(other));
    expect(await startWith(owner.secrets)).toMatchObject([{ level: 50, count: 1, keys: [idOf(lost)] }]);
    const refusal = await pass(owner, codeOf(key, 0)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: '/code', code: 'unreadable' }] });
    await pass(owner, recovery);
    const again = await enrol(owner);
    await pass(owner, codeOf(again.key, 0));
  });

  test('restarts an unconfirmed enrolment', async () => {
    const key = await begin(ownerOf(secretsOf(newKey())));
    await expect(confirm(ownerOf(secretsOf(newKey())), codeOf(key, 0))).rejects.toMatchObject({
      errors: [{ path: '/code', code: 'begin_again' }],
    });
  });
});
