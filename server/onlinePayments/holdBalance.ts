import { and, eq, inArray } from 'drizzle-orm';
import { openAttemptStates } from '../../src/schemas/onlinePayments/states.ts';
import { enqueueAll } from '../core/jobs/enqueue.ts';
import type { estimateChanges } from '../estimates/index.ts';
import { paymentAttempts } from './tables.ts';

type EstimateChange = ReturnType<typeof estimateChanges.all>[number];

/** When an estimate is sent, the job that follows the open payments of its ticket's balance runs at once: it ends them. */
export const holdBalance: EstimateChange = async (scope, { ticket_id }, _, to) => {
  if (!ticket_id || to !== 'SENT') return;
  const { id, purpose, state } = paymentAttempts;
  const isOpen = and(
    eq(paymentAttempts.ticket_id, ticket_id),
    eq(purpose, 'BALANCE'),
    inArray(state, [...openAttemptStates]),
  );
  const open = await scope.select(paymentAttempts, { id }, { where: isOpen });
  await enqueueAll(
    scope,
    open.map(({ id: attempt_id }) => ({
      kind: 'follow-payment',
      key: attempt_id,
      data: { attempt_id, turn: 0 },
      runAt: new Date(),
    })),
  );
};
