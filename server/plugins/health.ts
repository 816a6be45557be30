import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { GuardOptions } from '../core/access.ts';
import { unavailable } from '../core/problem.ts';
import { answers } from '../core/routes/answers.ts';

const schema = { tags: ['health'], response: answers(200, Type.Object({ status: Type.String() })) };

/** For whoever watches the process: is it alive, and are the database and the identity service there? */
export async function health(app: FastifyInstance, { database, identity }: GuardOptions) {
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
    { config: { access: 'unauthenticated' }, schema: { ...schema, summary: 'Can it answer calls?' } },
    async () => {
      if (started.size < 2) throw unavailable();
      await (await database).db.execute(sql`select 1`).catch(() => {
        throw unavailable();
      });
      return { status: 'ready' };
    },
  );
}
