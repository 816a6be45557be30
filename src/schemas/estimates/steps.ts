import { Type } from 'typebox';
import { NullableString } from '../common.ts';
import { NullableTell } from '../messageRules/tell.ts';
import type { Rule, Step } from '../model.ts';
import { nonBlankLine } from '../textPatterns.ts';
import { editsTickets } from '../tickets/access.ts';
import { MAX_ANSWER, MAX_SIGNER } from './answers.ts';
import type { EstimateOption } from './options.ts';
import { MAX_OPTIONS } from './options.ts';
import { linkWays, openEstimateStates, sendingWays, type AnswerChannel } from './states.ts';

const optionsOf = (record: Record<string, unknown>) => (record.options ?? []) as EstimateOption[];

/** Why an estimate is not complete yet. */
function incomplete(record: Record<string, unknown>): string | undefined {
  const options = optionsOf(record);
  if (options.length === 0 || options.some(({ lines }) => lines.length === 0)) return 'no_lines';
  return options.some(({ lines }) => lines.some(({ price }) => price === null)) ? 'no_price' : undefined;
}

const atCounter = ['COUNTER', 'PHONE'] as const satisfies AnswerChannel[];

const answer = {
  name: Type.String({ ...nonBlankLine, maxLength: MAX_SIGNER }),
  channel: Type.Enum([...atCounter]),
};

/** What the customer is told where a rule asks. */
const tell = { tell: Type.Optional(NullableTell) };

/** The option is one of the estimate. */
const isOffered: Rule = {
  fields: ['option'],
  check: ({ option }, stored) =>
    stored && !optionsOf(stored)[Number(option)] ? [{ path: '/option', code: 'reference' }] : [],
};

/** The steps of estimates. Customers answer on their page; staff members write down what was said to them. */
export const estimateSteps: Record<string, Step> = {
  send: {
    access: editsTickets,
    from: ['DRAFT'],
    blockedBy: incomplete,
    values: { way: Type.Enum([...sendingWays]), awaits: Type.Boolean(), ...tell },
  },
  /** The same version once more. */
  sendAgain: { access: editsTickets, from: openEstimateStates, values: { way: Type.Enum([...linkWays]) } },
  approve: {
    access: editsTickets,
    from: ['DRAFT', ...openEstimateStates],
    blockedBy: incomplete,
    values: { option: Type.Integer({ minimum: 0, maximum: MAX_OPTIONS - 1 }), ...answer, ...tell },
    rules: [isOffered],
  },
  decline: {
    access: editsTickets,
    from: openEstimateStates,
    values: {
      ...answer,
      reason: Type.Optional(NullableString({ maxLength: MAX_ANSWER, multiline: true })),
      ...tell,
    },
  },
  revoke: { access: editsTickets, from: openEstimateStates },
};
