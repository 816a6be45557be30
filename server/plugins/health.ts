import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { GuardOptions } from '../staff/index.ts';
import { unavailable } from '../core/problem.ts';
import { answers } from '../core/routes/answers.ts';
import { hasRoom } from '../core/fullDisk.ts';
import { withTimeout } from '../core/withTimeout.ts';

interface Options extends GuardOptions {
  /** The folder that this process writes to. */
  folder: string;
  /** Aborts when the process is about to stop. */
  leaving: AbortSignal;
  /** Timeout of the database, in ms. */
  databaseTimeout?: number;
}

const schema = { tags: ['health'], response: answers(200, Type.Object({ status: Type.String() })) };

/**
 * Liveness and readiness probes. Ready means: the database is migrated, answers in time and has free space, the
 * identity service has started, and the process is not stopping.
 */
export async function health(app: FastifyInstance, options: Options) {
  const { database, identity, folder, leaving, databaseTimeout = 2000 } = options;
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
      // Proxies probe every second, also during a long start: those 503s are not logged as errors.
      logLevel: 'fatal',
    },
    async () => {
      if (leaving.aborted || started.size < 2) throw unavailable();
      if (!(await hasRoom(app, folder))) throw unavailable();
      await withTimeout(databaseTimeout, (await database).db.execute(sql`select 1`)).catch(() => {
        throw unavailable();
      });
      return { status: 'ready' };
    },
  );
}
