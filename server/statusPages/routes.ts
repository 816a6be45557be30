import type { FastifyInstance, FastifyRequest } from 'fastify';
import { models } from '../../src/schemas/models.ts';
import { statusPageCalls } from '../../src/schemas/statusPages/calls.ts';
import { tickets } from '../../src/schemas/tickets/tickets.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import type { Services } from '../core/services.ts';
import { createStatusLink, endStatusLinks, statusPageOf } from './links.ts';

/** Links to status pages, as staff make and end them. */
export async function statusLinkRoutes(app: FastifyInstance, { originOf }: Pick<Services, 'originOf'>) {
  const entity = entityOf(tickets, models);

  const check = async (
    { scope, who }: Pick<FastifyRequest, 'scope' | 'who'>,
    id: string,
    action: 'one' | 'update',
  ) => {
    const { record } = await readBare(scope, entity, id);
    requirePermission(who, action, entity, record, ...(action === 'update' ? [{}] : []));
  };

  serve(app, statusPageCalls.getStatusPage, async ({ scope, who, params: { id } }) => {
    await check({ scope, who }, id, 'one');
    return statusPageOf(scope, id);
  });

  serve(app, statusPageCalls.createStatusLink, ({ scope, who, params: { id }, body: { renew, locale } }) =>
    scope.transaction(async (own) => {
      await check({ scope: own, who }, id, 'update');
      if (renew) await endStatusLinks(own, id);
      return createStatusLink(own, { ticket_id: id }, { by: who.staff_id, locale, originOf });
    }),
  );

  serve(app, statusPageCalls.endStatusLinks, async ({ scope, who, params: { id } }) => {
    await check({ scope, who }, id, 'update');
    await endStatusLinks(scope, id);
  });
}
