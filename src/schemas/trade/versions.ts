import { Type, type Static } from 'typebox';
import { ComputedInteger, Entity, Id, NullableString, Timestamp } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { editsPrices, seesPrices } from './access.ts';
import { Deduction, MAX_DEDUCTIONS, WHOLE } from './terms.ts';

const versionStates = ['PAST', 'CURRENT', 'COMING'] as const;

/** A version of the price list, in effect from a day until the next version (contract 4 §2.10). */
export const TradeVersion = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store. */
  number: Type.Integer({ readOnly: true }),
  valid_from: Type.String({ format: 'date' }),
  note: NullableString({ maxLength: 500 }),
  deductions: Type.Array(Deduction, { default: [], maxItems: MAX_DEDUCTIONS }),
  /** The version whose prices are copied. */
  copied_from_id: NullableString({ format: 'uuid', names: 'tradeVersions' }),
  state: Type.Enum([...versionStates], { readOnly: true, elsewhere: true }),
  price_count: ComputedInteger(),
  created_by: NullableString({ readOnly: true }),
  created_date: Timestamp,
});
export type TradeVersion = Static<typeof TradeVersion>;

const takesPart: Rule<TradeVersion> = {
  fields: ['deductions'],
  check: ({ deductions }) =>
    deductions.flatMap(({ kind, value, name }, index) => [
      ...(kind === 'PERCENT' && value > WHOLE
        ? [{ path: `/deductions/${index}/value`, code: 'percent_maximum' }]
        : []),
      ...(deductions.some(
        (other, before) => before < index && other.name.trim().toLowerCase() === name.trim().toLowerCase(),
      )
        ? [{ path: `/deductions/${index}/name`, code: 'unique' }]
        : []),
    ]),
};

export const tradeVersions = model({
  name: 'tradeVersions',
  schema: TradeVersion,
  service: 'product',
  live: true,
  label: 'number',
  filters: { valid_from: 'range' },
  sorts: { number: 'number', valid_from: 'valid_from' },
  defaultSort: { field: 'valid_from', order: 'DESC' },
  access: {
    list: seesPrices,
    one: seesPrices,
    create: editsPrices,
    /** Past versions are immutable. */
    update: (who, record) => record?.state !== 'PAST' && editsPrices(who),
  },
  rules: [takesPart],
});
