import type { FastifyInstance } from 'fastify';
import type { Inventory } from '../inventory/ledger.ts';
import { consentRoutes } from './consents/routes.ts';
import { knownRoutes } from './knownRoutes.ts';
import { mergeRoutes } from './merge/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { timelineRoutes } from './timeline/routes.ts';

/** What is done with customers beyond reading and writing them. */
export async function customerRoutes(app: FastifyInstance, options: { inventory: Inventory }) {
  await app.register(knownRoutes);
  await app.register(mergeRoutes);
  await app.register(consentRoutes);
  await app.register(privacyRoutes, options);
  await app.register(timelineRoutes);
}
