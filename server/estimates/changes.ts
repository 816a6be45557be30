import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { EstimateState } from '../../src/schemas/estimates/states.ts';
import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import { showAnswer } from '../appointments/index.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import { recordEvents } from '../tickets/index.ts';

export type ChangedEstimate = Pick<
  Estimate,
  | 'id'
  | 'ticket_id'
  | 'quote_id'
  | 'number'
  | 'version'
  | 'location_id'
  | 'amounts'
  | 'total'
  | 'approved_option'
  | 'expires_date'
>;

interface Told {
  /** The staff member; null: the customer or the system. */
  by: string | null;
  /** Whether the customer gets a message of the estimate itself. */
  isTold: boolean;
  /** What staff chose to tell, where they were asked. */
  tell: Tell | null;
}

/** What follows a change of an estimate's state, in its transaction. */
type EstimateChange = (
  scope: Scope,
  estimate: ChangedEstimate,
  from: EstimateState,
  to: EstimateState,
  how: Told,
) => Promise<void>;

export const estimateChanges = extensionPoint<EstimateChange>();

/** The status of a quote that shows what somebody did with its estimate. */
const onQuote: Partial<Record<EstimateState, Parameters<typeof showAnswer>[3]>> = {
  SENT: 'SENT',
  APPROVED: 'ACCEPTED',
  DECLINED: 'DECLINED',
};

/** Records that an estimate, with what it costs and until when then, comes to another state; `by` is the staff member, null the customer or the system. */
export async function changed(
  scope: Scope,
  by: string | null,
  estimate: ChangedEstimate & Pick<Estimate, 'state'>,
  to: EstimateState,
  { reason, isTold = false, tell = null }: Partial<Omit<Told, 'by'>> & { reason?: string } = {},
): Promise<void> {
  const { ticket_id, quote_id, version, state } = estimate;
  const words = `${version}${reason ? `: ${reason}` : ''}`;
  const shown = onQuote[to];
  if (ticket_id)
    await recordEvents(scope, by, [{ ticket_id, kind: 'ESTIMATE', from: state, to, reason: words }]);
  else if (quote_id && shown) await showAnswer(scope, by, quote_id, shown);
  for (const follow of estimateChanges.all()) await follow(scope, estimate, state, to, { by, isTold, tell });
}
