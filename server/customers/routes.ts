import type { FastifyInstance } from 'fastify';
import { consentRoutes } from './consents/routes.ts';
import type { Forgetting } from './contributions.ts';
import { knownRoutes } from './knownRoutes.ts';
import { mergeRoutes } from './merge/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { timelineRoutes } from './timeline/routes.ts';

/** Calls of customers besides CRUD. */
export async function customerRoutes(app: FastifyInstance, services: Pick<Forgetting, 'notify'>) {
  await app.register(knownRoutes);
  await app.register(mergeRoutes);
  await app.register(consentRoutes);
  await app.register(privacyRoutes, services);
  await app.register(timelineRoutes);
}
