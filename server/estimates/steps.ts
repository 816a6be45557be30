import {
  openEstimateStates,
  type AnswerChannel,
  type SendingWay,
} from '../../src/schemas/estimates/states.ts';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import { Problem } from '../core/problem.ts';
import type { StepHook } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { inventoryOf } from '../inventory/index.ts';
import { awaitCustomer, recordEvents } from '../tickets/index.ts';
import { answerEstimate } from './answer.ts';
import { changed } from './changes.ts';
import { priceOptions } from './estimates.ts';
import { lockOpen } from './devicesOf.ts';
import { isPast, planExpiry } from './expire.ts';
import { sendLink } from './sendLink.ts';
import { supersede } from './supersede.ts';

const DAY = 24 * 3_600_000;

/** How long a sent estimate is valid without a date of its own, in ms. */
const VALID = 14 * DAY;

interface Sending {
  way?: SendingWay;
  awaits?: boolean;
  tell?: Tell | null;
}

interface Said {
  option?: number;
  name?: string;
  channel?: AnswerChannel;
  reason?: string | null;
  tell?: Tell | null;
}

type Step = StepHook<Estimate>;

/** The steps of estimates, as staff take them. */
export const estimateSteps = (services: Services): Record<string, Step> => {
  const inventory = inventoryOf(services);
  return {
    send: async ({ scope, who }, estimate, { way = 'NONE', awaits = false, tell }: Sending) => {
      const by = who.staff_id;
      if (isPast(estimate)) throw hasExpired();
      const devices = await lockOpen(scope, estimate);
      const expires = new Date(estimate.expires_date ?? Date.now() + VALID);
      await supersede(scope, by, estimate, [...openEstimateStates, 'EXPIRED']);
      if (awaits) await awaitCustomer(scope, by, devices);
      const prices = await priceOptions(scope, estimate);
      const sent = { ...estimate, ...prices, expires_date: expires.toISOString() };
      await changed(scope, by, sent, 'SENT', { isTold: way !== 'NONE', tell });
      await planExpiry(scope, estimate.id, expires);
      await sendLink(services, scope, by, estimate, { way, expires });
      return { state: 'SENT', sent_date: new Date(), expires_date: expires, ...prices };
    },

    sendAgain: async ({ scope, who }, estimate, { way = 'NONE' }: Sending) => {
      const by = who.staff_id;
      const { ticket_id, version, state } = estimate;
      if (isPast(estimate)) throw hasExpired();
      await lockOpen(scope, estimate);
      const expires = new Date(estimate.expires_date ?? Date.now());
      if (ticket_id)
        await recordEvents(scope, by, [
          { ticket_id, kind: 'ESTIMATE', from: state, to: 'SENT', reason: `${version}` },
        ]);
      await sendLink(services, scope, by, estimate, { way, expires });
      return {};
    },

    approve: async ({ scope, who }, estimate, { option = 0, name = '', channel = 'COUNTER', tell }: Said) => {
      const offered = await frozen(scope, estimate);
      const said = { answer: 'APPROVED', option, name, channel, by: who.staff_id, tell } as const;
      const answered = await answerEstimate(inventory, scope, offered, said);
      return { amounts: offered.amounts, ...answered };
    },

    decline: ({ scope, who }, estimate, { name = '', channel = 'COUNTER', reason = null, tell }: Said) =>
      answerEstimate(inventory, scope, estimate, {
        answer: 'DECLINED',
        name,
        channel,
        text: reason,
        by: who.staff_id,
        tell,
      }),

    revoke: async ({ scope, who }, estimate) => {
      await changed(scope, who.staff_id, estimate, 'EXPIRED');
      return { state: 'EXPIRED', expires_date: new Date() };
    },
  };
};

const hasExpired = () => new Problem(409, 'The estimate has expired.', [{ path: '', code: 'expired' }]);

/** What a customer answers to: a draft costs what it costs today, another one what it was sent with. */
async function frozen(scope: Scope, estimate: Estimate): Promise<Estimate> {
  return estimate.state === 'DRAFT' ? { ...estimate, ...(await priceOptions(scope, estimate)) } : estimate;
}
