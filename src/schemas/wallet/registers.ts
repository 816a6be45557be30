import { Type, type Static } from 'typebox';
import { ComputedInteger, Entity, Id, Name, NullableString, Timestamp, LocationId } from '../common.ts';
import { model, type Rule } from '../model.ts';
import { isBlank } from '../textPatterns.ts';
import { Cents, Currency, NullableCents } from '../money.ts';
import { closesRegister, editsRegisters, seesRegisters } from './access.ts';

const registerStates = ['OPEN', 'CLOSED'] as const;

/** Canadian coins and notes in cents, largest first. */
export const denominations = [10_000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5] as const;

/** Reasons for manual cash movements. */
const cashReasons = ['CHANGE', 'DROP', 'EXPENSE', 'OTHER'] as const;

const Pieces = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));

/** Number of pieces by denomination in cents; missing ones are 0. */
export const Denominations = Entity(Object.fromEntries(denominations.map((cents) => [cents, Pieces])));
export type Denominations = Partial<Record<string, number>>;

/** Total in cents. */
export const denominationsTotal = (pieces: Denominations) =>
  denominations.reduce((sum, cents) => sum + cents * (pieces[cents] ?? 0), 0);

/** A register session from opening to closing (contract 4 §2.10). */
export const Register = Entity({
  id: Id,
  store_id: Id,
  /** Sequential per store. */
  number: Type.Integer({ readOnly: true }),
  location_id: LocationId(),
  /** Name of the register; only one with this name can be open at a location. */
  name: Name,
  state: Type.Enum([...registerStates], { readOnly: true }),
  float: Cents(),
  /** Expected cash: now, or at closing. */
  expected: ComputedInteger({ cents: true }),
  counted: NullableCents({ readOnly: true }),
  denominations: Type.Optional(
    Type.Unsafe<Denominations | null>({
      ...Denominations,
      type: ['object', 'null'],
      readOnly: true,
    }),
  ),
  /** Counted less expected. */
  difference: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    cents: true,
    readOnly: true,
    default: null,
  }),
  note: NullableString({ maxLength: 2000, multiline: true }),
  currency: Currency,
  opened_by: NullableString({ readOnly: true }),
  opened_by_name: NullableString({ readOnly: true, elsewhere: true }),
  closed_by: NullableString({ readOnly: true }),
  closed_by_name: NullableString({ readOnly: true, elsewhere: true }),
  closed_date: NullableString({ format: 'date-time', readOnly: true }),
  created_date: Timestamp,
});
export type Register = Static<typeof Register>;

/** A manual cash movement; OTHER requires a note. */
export const CashMovement = Entity({
  amount: Cents({ minimum: 1 }),
  reason: Type.Enum([...cashReasons]),
  note: Type.Optional(NullableString({ maxLength: 500, multiline: true })),
});
export type CashMovement = Static<typeof CashMovement>;

const explains: Rule = {
  fields: ['reason', 'note'],
  check: ({ reason, note }) =>
    reason === 'OTHER' && isBlank(note) ? [{ path: '/note', code: 'required' }] : [],
};

const hasCash: Rule = {
  fields: ['amount'],
  check: ({ amount }, { expected: cash } = {}) =>
    Number(amount) > Number(cash)
      ? [{ path: '/amount', code: 'cash_short', params: { cash: Number(cash) } }]
      : [],
};

export const Closing = Entity({
  denominations: Denominations,
  note: Type.Optional(NullableString({ maxLength: 2000, multiline: true })),
});
export type Closing = {
  denominations: Denominations;
  note?: string | null;
};

const movesCash = { access: editsRegisters, from: ['OPEN'], values: CashMovement.properties };

export const registers = model({
  name: 'registers',
  schema: Register,
  service: 'product',
  live: true,
  label: 'number',
  filters: {
    state: 'equals',
    location_id: 'equals',
    name: 'contains',
    opened_by: 'equals',
    created_date: 'range',
  },
  sorts: { number: 'number', created_date: 'created_date' },
  defaultSort: { field: 'number', order: 'DESC' },
  access: { list: seesRegisters, one: seesRegisters, create: editsRegisters },
  steps: {
    cashIn: { ...movesCash, rules: [explains] },
    cashOut: { ...movesCash, rules: [explains, hasCash] },
    /** The own register; with VIEW_WALLET any. */
    close: {
      access: closesRegister,
      from: ['OPEN'],
      values: Closing.properties,
    },
  },
});
