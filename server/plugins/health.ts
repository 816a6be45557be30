import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { GuardOptions } from '../staff/guard.ts';
import { unavailable } from '../core/problem.ts';
import { answers } from '../core/routes/answers.ts';
import { hasRoom } from '../core/fullDisk.ts';
import { within } from '../core/within.ts';

interface Options extends GuardOptions {
  /** Where this process writes. */
  folder: string;
  /** Aborts when the process is about to stop. */
  leaving: AbortSignal;
  /** How long the database may take to answer, in ms. */
  patience?: number;
}

const schema = { tags: ['health'], response: answers(200, Type.Object({ status: Type.String() })) };

/**
 * For whoever watches the process: does it live, and may it be sent requests? That is while the database, which is open
 * once it is migrated, answers in time and has room to write, the identity service is there, and nobody has asked the process to stop.
 */
export async function health(app: FastifyInstance, options: Options) {
  const { database, identity, folder, leaving, patience = 2000 } = options;
  const started = new Set<string>();
  database.then(() => started.add('database')).catch(() => undefined);
  identity.then(() => started.add('identity')).catch(() => undefined);

  app.get(
    '/healthz',
    { config: { access: 'unauthenticated' }, schema: { ...schema, summary: 'Is the process alive?' } },
    async () => ({ status: 'ok' }),
  );

  app.get(
    '/readyz',
    {
      config: { access: 'unauthenticated' },
      schema: { ...schema, summary: 'Can it answer calls?' },
      // A proxy asks every second, also while the start takes long: that is no failure of a request.
      logLevel: 'fatal',
    },
    async () => {
      if (leaving.aborted || started.size < 2) throw unavailable();
      if (!(await hasRoom(app, folder))) throw unavailable();
      await within(patience, (await database).db.execute(sql`select 1`)).catch(() => {
        throw unavailable();
      });
      return { status: 'ready' };
    },
  );
}
