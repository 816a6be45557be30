import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { storeDomain } from '../../src/schemas/store/domain.ts';
import type { PageSettings } from '../../src/schemas/pageSettings.ts';
import type { Settings } from '../settings.ts';

/** Maximum delay of a page for its store, in ms; without it, the browser requests the store itself. */
const maxWait = 100;

/** Returns the public record of the store at the request's domain, to be embedded in the page. */
export async function embeddedStore(
  app: FastifyInstance,
  { hostname }: FastifyRequest,
  settings: Pick<Settings, 'serviceUrls' | 'storeDomain'>,
): Promise<PageSettings['store']> {
  if (settings.serviceUrls.store) return undefined;
  const domain = storeDomain(hostname, settings.storeDomain);
  const asked = app.inject(`/dc/store/domain/${encodeURIComponent(domain)}?include_children=false`);
  const answer = await Promise.race([asked, setTimeout(maxWait, undefined, { ref: false })]);
  return answer?.statusCode === 200 ? { domain, record: answer.json() } : undefined;
}
