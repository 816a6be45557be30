import { Type, type Static } from 'typebox';
import { Entity, Id, NullableString, ReferenceId, Timestamp } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { Currency } from '../money.ts';
import { HUNDRED_PERCENT } from '../sales/price.ts';
import { seesRules, editsRules } from './access.ts';
import { rateKinds, ruleKinds } from './earning.ts';

/** In effect, starting later, or replaced by a later rule. */
const ruleStates = ['CURRENT', 'COMING', 'PAST'] as const;

/**
 * Commission terms of a staff member or a role from a day on; immutable, replaced by a later rule (contract 4 §2.10).
 */
export const CommissionRule = Entity({
  id: Id,
  store_id: Id,
  staff_id: ReferenceId('staff'),
  /** Name of the staff member. */
  person: NullableString({ readOnly: true, elsewhere: true }),
  role: NullableString({ maxLength: 50 }),
  kind: Type.Enum([...ruleKinds], { default: 'ALL' }),
  rate_kind: Type.Enum([...rateKinds], { default: 'PERCENT' }),
  /** Hundredths of a percent, or cents per unit. */
  rate: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  valid_from: Type.String({ format: 'date' }),
  state: Type.Enum([...ruleStates], { readOnly: true, elsewhere: true }),
  note: NullableString({ maxLength: 500, multiline: true }),
  currency: Currency,
  created_by: NullableString({ readOnly: true }),
  by: NullableString({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type CommissionRule = Static<typeof CommissionRule>;

/** Requires either a staff member or a role. */
const isOfOne: Rule<CommissionRule> = {
  fields: ['staff_id', 'role'],
  check: ({ staff_id, role }) =>
    Boolean(staff_id) === Boolean(role)
      ? [
          { path: '/staff_id', code: 'person_or_role' },
          { path: '/role', code: 'person_or_role' },
        ]
      : [],
};

const isNoMoreThanAll: Rule<CommissionRule> = {
  fields: ['rate', 'rate_kind'],
  check: ({ rate, rate_kind }) =>
    rate_kind === 'PERCENT' && rate > HUNDRED_PERCENT ? [{ path: '/rate', code: 'over_all' }] : [],
};

export const commissionRules = model({
  name: 'commissionRules',
  schema: CommissionRule,
  service: 'product',
  label: 'kind',
  filters: {
    state: 'equals',
    staff_id: 'equals',
    role: 'equals',
    kind: 'equals',
    valid_from: 'range',
  },
  sorts: { valid_from: 'valid_from', created_date: 'created_date' },
  defaultSort: { field: 'valid_from', order: 'DESC' },
  access: { list: seesRules, one: seesRules, create: editsRules },
  rules: [isOfOne, isNoMoreThanAll],
});
