import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import { checkedText } from './checkedText.ts';
import type { PlannedMessage } from './plan.ts';
import { fillText } from './values.ts';

/** Returns what becomes of a planned message, and its text: as staff answered where the rule asks, else as the rule says. */
export function answered(plan: PlannedMessage, tell: Tell | null | undefined) {
  const { mode, outcome, values } = plan;
  const isWritten = mode === 'ASK' && tell?.text && !tell.as_offered;
  const text = isWritten
    ? fillText(checkedText(tell.text ?? '', outcome.channel, '/tell/text'), values)
    : plan.text;
  return { ...outcomeOf(plan, tell), text };
}

/** Where a rule asks, nothing is sent without an answer. */
function outcomeOf({ mode, outcome }: PlannedMessage, tell: Tell | null | undefined) {
  const { channel, reason } = outcome;
  if (mode === 'ASK' && tell?.text === null && !tell.as_offered)
    return { state: 'SKIPPED' as const, channel: null, reason: null };
  if (reason !== null) return { state: 'NOT_SENT' as const, channel: null, reason };
  if (mode === 'ASK' && !tell)
    return { state: 'NOT_SENT' as const, channel: null, reason: 'not_asked' as const };
  return { state: 'WAITING' as const, channel, reason: null };
}
