import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { toServices } from '../../src/schemas/estimates/options.ts';
import { openEstimateStates, type Answer, type AnswerChannel } from '../../src/schemas/estimates/states.ts';
import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import type { DeviceService } from '../../src/schemas/tickets/services.ts';
import type { Strokes } from '../../src/schemas/tickets/signatures.ts';
import { orderedId } from '../core/orderedId.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { Inventory } from '../inventory/index.ts';
import { agreeServices, settleAgreed } from '../tickets/index.ts';
import { changed } from './changes.ts';
import { lockOpen } from './devicesOf.ts';
import { HASH_VERSION, hashOfAnswer, offerOf } from './offer.ts';
import { linesByDevice, reserveApproved } from './reserveApproved.ts';
import { supersede } from './supersede.ts';
import { estimateAnswers } from './tables.ts';

export interface GivenAnswer {
  /** A repeated answer with the same id is stored once. */
  id?: string;
  answer: Answer;
  /** Index of the approved option. */
  option?: number;
  name: string;
  text?: string | null;
  /** A drawn signature. */
  strokes?: Strokes | null;
  channel: AnswerChannel;
  ip?: string;
  /** Who wrote it down; null: the customer. */
  by: string | null;
  /** What staff chose to tell the customer, where they were asked. */
  tell?: Tell | null;
}

/**
 * Keeps what the customer of a locked estimate answered, and to what; an approved option brings the ticket on. Returns the
 * columns of the estimate. Throws 422 for an option that it does not have (`reference`), 409 if a device of the option
 * has left (`ticket_gone`) or is finished (`ticket_ready`).
 */
export async function answerEstimate(
  inventory: Inventory,
  scope: Scope,
  estimate: Estimate,
  given: GivenAnswer,
) {
  const {
    id = orderedId(),
    answer,
    option = null,
    name,
    text = null,
    strokes = null,
    channel,
    ip = null,
    by,
    tell = null,
  } = given;
  if (option !== null && !estimate.options[option]) throw invalid([{ path: '/option', code: 'reference' }]);
  const signed = {
    offer: offerOf(estimate),
    answer,
    option,
    name: name.trim(),
    text: text?.trim() || null,
    strokes,
    channel,
    ip,
    created_date: new Date(),
  };
  await scope.insert(estimateAnswers, [
    {
      ...signed,
      id,
      estimate_id: estimate.id,
      hash: hashOfAnswer(signed),
      hash_version: HASH_VERSION,
      created_by: by,
    },
  ]);
  if (option !== null) await bringOn(inventory, scope, estimate, { ...given, option });
  const reason = [name.trim(), text?.trim()].filter(Boolean).join(': ');
  const approved = option !== null && {
    approved_option: option,
    total: estimate.amounts[option]?.total ?? 0,
  };
  await changed(scope, by, { ...estimate, ...approved }, answer, { reason, tell });
  return { state: answer, ...approved };
}

export const ways = { LINK: 'LINK', COUNTER: 'IN_PERSON', PHONE: 'PHONE' } as const;

async function bringOn(
  inventory: Inventory,
  scope: Scope,
  estimate: Estimate,
  { option, name, channel, by }: GivenAnswer & { option: number },
): Promise<void> {
  const options = estimate.options.slice(option, option + 1);
  const devices = await lockOpen(scope, { options });
  await supersede(scope, by, estimate, [...openEstimateStates, 'APPROVED', 'EXPIRED']);
  // What is approved of a quote waits for its ticket.
  if (!estimate.ticket_id) return;
  const services = new Map<string, DeviceService[]>();
  for (const [device, own] of linesByDevice(options)) services.set(device, own.flatMap(toServices));
  await agreeServices(scope, devices, { by, name, how: ways[channel], services });
  // The order is locked before stock.
  await settleAgreed(inventory, scope, by, estimate.ticket_id);
  await reserveApproved(inventory, scope, by, { devices, options });
}
