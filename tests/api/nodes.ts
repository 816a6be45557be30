import { or, eq, and, lte, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../server/core/database.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { startBalancer, type Balancer } from '../support/balancer.ts';

/** The interface of the services for tests, with one node or several. */
export interface Services {
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Listens on localhost. Returns the address. */
  listen: () => Promise<string>;
  /** Resolves when no job is due or running. */
  workIsDone: () => Promise<void>;
  close: () => Promise<void>;
}

const local = { host: '127.0.0.1', port: 0 };

export const oneNode = (app: FastifyInstance): Services => ({
  inject: (request) => app.inject(request),
  listen: () => app.listen(local),
  workIsDone: () => app.workIsDone(),
  close: () => app.close(),
});

/** Nodes of one database that receive requests in turn, through a proxy once they listen. */
export function severalNodes(apps: FastifyInstance[], { db }: Database): Services {
  let turn = 0;
  let balancer: Balancer | undefined;
  const isUnderWay = or(
    eq(jobs.state, 'running'),
    and(eq(jobs.state, 'queued'), lte(jobs.run_at, sql`now()`)),
  );
  return {
    inject: (request) => (apps[turn++ % apps.length] as FastifyInstance).inject(request),
    async listen() {
      balancer = await startBalancer(await Promise.all(apps.map((app) => app.listen(local))));
      return balancer.url;
    },
    async workIsDone() {
      do await Promise.all(apps.map((app) => app.workIsDone()));
      while ((await db.$count(jobs, isUnderWay)) > 0);
    },
    async close() {
      await balancer?.close();
      await Promise.all(apps.map((app) => app.close()));
    },
  };
}
