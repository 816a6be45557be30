import type { FastifyInstance } from 'fastify';
import { consentRoutes } from './consents/routes.ts';
import { knownRoutes } from './knownRoutes.ts';
import { mergeRoutes } from './merge/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { timelineRoutes } from './timeline/routes.ts';

/** What is done with customers beyond reading and writing them. */
export async function customerRoutes(app: FastifyInstance) {
  await app.register(knownRoutes);
  await app.register(mergeRoutes);
  await app.register(consentRoutes);
  await app.register(privacyRoutes);
  await app.register(timelineRoutes);
}
