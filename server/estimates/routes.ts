import type { FastifyInstance } from 'fastify';
import { allows } from '../../src/schemas/can.ts';
import { estimateCalls } from '../../src/schemas/estimates/calls.ts';
import { estimates, type Estimate } from '../../src/schemas/estimates/estimates.ts';
import { models } from '../../src/schemas/models.ts';
import { editsTickets } from '../../src/schemas/tickets/access.ts';
import { forbidden } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { readBare } from '../core/records/read.ts';
import { pastStep } from '../core/records/step.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import type { Services } from '../core/services.ts';
import { createStatusLink } from '../statusPages/index.ts';
import { checkAnswers } from './checkAnswers.ts';
import { PAGE } from './sendLink.ts';
import { readSignatures } from './signatures.ts';
import { subjectOf } from './subject.ts';

/** What staff read of answers, and links to the pages of estimates, which end with those of the ticket's status page. */
export async function estimateRoutes(app: FastifyInstance, { originOf }: Pick<Services, 'originOf'>) {
  const entity = entityOf(estimates, models);

  serve(app, estimateCalls.getEstimateSignatures, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, entity, id);
    requirePermission(who, 'one', entity, record);
    return readSignatures(scope, id);
  });

  serve(app, estimateCalls.checkEstimateAnswers, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, entity, id);
    requirePermission(who, 'one', entity, record);
    return checkAnswers(scope, id);
  });

  serve(app, estimateCalls.createEstimateLink, ({ scope, who, params: { id }, body: { locale } }) =>
    scope.transaction(async (own) => {
      const estimate = (await readBare(own, entity, id)).record as Estimate;
      if (!allows(who, editsTickets, estimate)) throw forbidden();
      if (estimate.state === 'DRAFT') throw pastStep({ state: estimate.state });
      const { expires_date } = estimate;
      const until = expires_date === null ? {} : { until: new Date(expires_date) };
      const link = { by: who.staff_id, locale, originOf, page: PAGE, ...until };
      return createStatusLink(own, subjectOf(estimate), link);
    }),
  );
}
