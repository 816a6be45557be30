import { openEstimateStates } from '../../src/schemas/estimates/states.ts';
import type { estimateChanges } from '../estimates/index.ts';
import { hearEvent, outdate } from './hear.ts';

type EstimateChange = ReturnType<typeof estimateChanges.all>[number];

/** Tells of an estimate of a ticket that is sent without a message of its own, as long as it can be answered, and of its approval. */
export const hearEstimate: EstimateChange = async (scope, { id: about, ticket_id }, _, to, { isTold }) => {
  if (!ticket_id) return;
  if (to === 'SENT' && !isTold)
    await hearEvent(scope, { event: 'ESTIMATE_SENT', ticket_id, about, by: null });
  if (!openEstimateStates.some((state) => state === to))
    await outdate(scope, { event: 'ESTIMATE_SENT', ticket_id, about });
  if (to === 'APPROVED') await hearEvent(scope, { event: 'ESTIMATE_APPROVED', ticket_id, by: null });
};
