import type { MessageChannel, RuleChannel } from '../../src/schemas/messageRules/events.ts';
import type { NotSentReason } from '../../src/schemas/messageRules/told.ts';
import type { Scope } from '../core/scope.ts';
import { statesOf } from '../customers/index.ts';
import { textObstacle } from '../inbox/index.ts';

type Chosen = { channel: MessageChannel; reason: null } | { channel: null; reason: NotSentReason };

/** Whom a message is for, and from where. */
export interface Recipient {
  customer: { id: string | null; email: string | null; phone: string | null } | undefined;
  location_id: number;
}

/**
 * Returns how a customer is told: as the rule says, or by text message where one can be sent and the consent
 * is not withdrawn, else by e-mail; or why not at all.
 */
export async function chooseChannel(
  scope: Scope,
  { customer, location_id }: Recipient,
  wanted: RuleChannel,
): Promise<Chosen> {
  if (!customer) return none('no_address');
  const mail: Chosen = customer.email ? { channel: 'MAIL', reason: null } : none('no_address');
  if (wanted === 'MAIL') return mail;
  const isWithdrawn =
    customer.id !== null &&
    (await statesOf(scope, [customer.id])).get(customer.id)?.SMS_SERVICE === 'WITHDRAWN';
  const obstacle = isWithdrawn
    ? ('stopped' as const)
    : await textObstacle(scope, customer.phone, location_id);
  if (!obstacle) return { channel: 'SMS', reason: null };
  return wanted === 'CUSTOMER' && mail.channel ? mail : none(obstacle);
}

const none = (reason: NotSentReason): Chosen => ({ channel: null, reason });
