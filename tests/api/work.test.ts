import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '../../server/mailQueue/queueMail.ts';
import { MailError } from '../../server/mailQueue/mailError.ts';
import { Scope } from '../../server/core/scope.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { mails } from '../../server/mailQueue/tables.ts';
import { startApp, type TestApp, type TestStore } from './support.ts';

let services: TestApp;
let refuses = true;
beforeAll(async () => {
  services = await startApp({
    mailer: {
      send: async () => {
        if (refuses) throw new MailError('permanent', { code: 'mail_refused', detail: '550' });
        return { refused: [] };
      },
      close: () => undefined,
    },
  });
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.database.db.delete(jobs);
  await services.database.db.delete(mails);
  refuses = true;
});

const email = {
  kind: 'message',
  to: [{ address: 'ada@customers.example' }],
  subject: 'Your phone',
  text: 'It is ready.',
  html: '<p>It is ready.</p>',
};

const send = async ({ id }: TestStore = services.store, sendAt?: Date) => {
  const scope = new Scope(services.database.db, { id, timezone: 'UTC' });
  const mail = await queueMail(scope, { ...email, sendAt, by: services.store.staff.STAFF.id });
  await services.app.workIsDone();
  return mail;
};
const list = async (state: string) =>
  (await services.ask('STORE_OWNER', 'GET', `jobs?state=${state}`)).json.data as { id: string }[];
const act = (id: string, action: string) => services.ask('STORE_OWNER', 'POST', `jobs/${id}/${action}`);
const stateOf = async (id: string) =>
  (await services.database.db.select().from(mails).where(eq(mails.id, id)))[0]?.state;
const inbox = async (role: 'STORE_OWNER' | 'STAFF') => {
  const { id } = services.store.staff[role];
  const path = `notifications/user/${id}?resource_type=WORK_FAILED`;
  return (await services.ask(role, 'GET', path)).json.data as { message_id: string }[];
};

describe('a failed job', () => {
  test('is listed for an owner with its reason, and can be retried', async () => {
    const mail = await send();
    await send(services.other);
    expect(await stateOf(mail)).toBe('failed');
    const failed = await list('failed');
    expect(failed).toMatchObject([
      {
        kind: 'send-mail',
        about: 'Your phone · ada@customers.example',
        reason: { code: 'mail_refused', detail: '550' },
        attempts: 1,
        created_by_name: 'STAFF first',
      },
    ]);
    refuses = false;
    const { json } = await act(failed[0]?.id ?? '', 'retry');
    expect(json).toMatchObject({ state: 'queued', reason: null });
    await services.app.workIsDone();
    expect(await stateOf(mail)).toBe('sent');
    expect(await list('failed')).toEqual([]);
    const after = await services.ask('STORE_OWNER', 'GET', `jobs/${failed[0]?.id}`);
    expect(after.json).toMatchObject({ id: failed[0]?.id, state: 'done', reason: null });
    expect((await services.ask('STAFF', 'GET', `jobs/${failed[0]?.id}`)).status).toBe(403);
  });

  test('notifies those who may see it, once for several', async () => {
    const before = (await inbox('STORE_OWNER')).length;
    await send();
    await send();
    const notifications = await inbox('STORE_OWNER');
    expect(notifications).toHaveLength(before + 1);
    const { json } = await services.ask('STORE_OWNER', 'GET', `message/${notifications[0]?.message_id}`);
    expect(json.body).toBe('<p>Your phone</p>');
    expect(await inbox('STAFF')).toEqual([]);
  });
});

describe('a waiting job', () => {
  test('can be cancelled, together with its email', async () => {
    const mail = await send(services.store, new Date(Date.now() + 60_000));
    const [waiting] = await list('queued');
    expect((await act(waiting?.id ?? '', 'cancel')).json).toMatchObject({ state: 'cancelled' });
    expect(await stateOf(mail)).toBe('failed');
    expect(await list('queued')).toEqual([]);
    expect((await act(waiting?.id ?? '', 'retry')).json).toMatchObject({ state: 'cancelled' });
  });

  test('is scheduled before its day and can be cancelled', async () => {
    await send(services.store, new Date(Date.now() + 86_400_000));
    expect(await list('queued')).toEqual([]);
    const [planned] = await list('planned');
    expect((await act(planned?.id ?? '', 'cancel')).json).toMatchObject({ state: 'cancelled' });
    expect(await list('planned')).toEqual([]);
  });
});

test('jobs of another store are neither visible nor changed', async () => {
  await send(services.other);
  const [row] = await services.database.db.select().from(jobs);
  expect(await list('failed')).toEqual([]);
  expect((await act(row?.id ?? '', 'retry')).status).toBe(404);
  expect((await act(row?.id ?? '', 'cancel')).status).toBe(404);
});

test.each(['state=done', 'state=other', 'page=0'])('rejects %s', async (query) => {
  expect((await services.ask('STORE_OWNER', 'GET', `jobs?${query}`)).status).toBe(400);
});
