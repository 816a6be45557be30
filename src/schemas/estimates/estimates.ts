import { Type, type Static } from 'typebox';
import { atOwnLocation } from '../atOwnLocation.ts';
import { member, right, type AccessRule } from '../can.ts';
import { Entity, Id, LocationId, Nullable, NullableReference, NullableString, Timestamp } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { visiblePattern } from '../textPatterns.ts';
import { editsTickets } from '../tickets/access.ts';
import { EstimateAnswer } from './answers.ts';
import { EstimateOption, hasTooMany, MAX_OPTION, MAX_OPTIONS, OptionAmounts, subtotalOf } from './options.ts';
import { estimateStates } from './states.ts';
import { estimateSteps } from './steps.ts';

/** What repairs of a ticket or quote would cost, for its customer to approve; a new version replaces the earlier ones. */
export const Estimate = Entity({
  id: Id,
  store_id: Id,
  /** The ticket; of a quote null, until that becomes a ticket. */
  ticket_id: NullableString({ format: 'uuid', names: 'tickets' }),
  /** The quote. */
  quote_id: NullableString({ format: 'uuid', names: 'appointments' }),
  /** The ticket's number, if it has one. */
  number: Nullable('integer', { readOnly: true }),
  /** Versions of a ticket or quote are counted from 1. */
  version: Type.Integer({ readOnly: true }),
  /** Of the ticket or quote, which it follows. */
  location_id: LocationId({ readOnly: true }),
  customer: NullableReference,
  state: Type.Enum([...estimateStates], { readOnly: true, default: 'DRAFT' }),
  /** Until when it can be approved; set when it is sent if it is null. */
  expires_date: NullableString({ format: 'date-time' }),
  /** Words for the customer. */
  message: NullableString({ maxLength: 2000, multiline: true, pattern: visiblePattern }),
  /** Without any when it is created, one is made of the services of the ticket or quote. */
  options: Type.Array(EstimateOption, { default: [], maxItems: MAX_OPTIONS }),
  /** Photos of the ticket that the customer sees with it. */
  photo_ids: Type.Array(Type.String({ format: 'uuid' }), { default: [], maxItems: 20, uniqueItems: true }),
  /** What each option costs, with the taxes of the day on which it was sent. */
  amounts: Type.Array(OptionAmounts, { readOnly: true, default: [] }),
  /** Of the approved option, else of the least expensive one, in cents. */
  total: Type.Integer({ cents: true, readOnly: true, default: 0 }),
  /** Index of the option. */
  approved_option: Nullable('integer', { readOnly: true, default: null }),
  sent_date: NullableString({ format: 'date-time', readOnly: true }),
  /** What the customer answered, the oldest first. */
  answers: Type.Array(EstimateAnswer, { readOnly: true, elsewhere: true }),
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type Estimate = Static<typeof Estimate>;

/** Estimates of the own location. */
const seesEstimates = atOwnLocation(member);

const editsDraft: AccessRule = (who, record) =>
  (record === undefined || record.state === 'DRAFT') && editsTickets(who);

const isBounded: Rule<Estimate> = {
  fields: ['options'],
  check: ({ options }) =>
    options.flatMap((option, index) => [
      ...(hasTooMany(option) ? [{ path: `/options/${index}/lines`, code: 'too_many_services' }] : []),
      ...(subtotalOf(option) > MAX_OPTION ? [{ path: `/options/${index}/lines`, code: 'too_dear' }] : []),
    ]),
};

/** It is of a ticket or a quote, which stays the same, and there is something to choose. */
const staysTheSame: Rule<Estimate> = {
  fields: ['ticket_id', 'quote_id', 'options'],
  check: ({ options, ...estimate }, stored) => [
    ...(['ticket_id', 'quote_id'] as const)
      .filter((key) => stored && (stored[key] ?? null) !== (estimate[key] ?? null))
      .map((key) => ({ path: `/${key}`, code: 'const' })),
    ...(!stored && !estimate.ticket_id === !estimate.quote_id
      ? [{ path: '/ticket_id', code: estimate.ticket_id ? 'const' : 'required' }]
      : []),
    ...(stored && options.length === 0 ? [{ path: '/options', code: 'minItems', params: { limit: 1 } }] : []),
  ],
};

export const estimates = model({
  name: 'estimates',
  schema: Estimate,
  service: 'repair',
  label: 'number',
  live: true,
  /** Another draft may be written by then. */
  isDeletionFinal: true,
  filters: {
    number: 'equals',
    state: 'equals',
    ticket_id: 'equals',
    quote_id: 'equals',
    location_id: 'equals',
    expires_date: 'range',
    created_date: 'range',
  },
  sorts: { number: 'number', created_date: 'created_date', expires_date: 'expires_date' },
  defaultSort: { field: 'created_date', order: 'DESC' },
  access: {
    list: seesEstimates,
    one: seesEstimates,
    create: right('EDIT_TICKET'),
    update: editsDraft,
    delete: editsDraft,
  },
  rules: [isBounded, staysTheSame],
  steps: estimateSteps,
});
