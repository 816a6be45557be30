import type { RaRecord } from 'react-admin';
import { parseAmount, parseCents, parseNumber } from '../../schemas/amounts.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { isMoney, optionsOf, type PropertySchema } from '../slots.ts';

/** How numbers change: to a value, to one after the other, by an amount, by a share. */
export type ChangeMode =
  'set' | 'sequence' | 'increase' | 'decrease' | 'increase_percent' | 'decrease_percent';

/** The ways in which a property may change: a choice is only set, an amount also by a share, a position in sequence. */
export function changeModesOf(schema: PropertySchema): ChangeMode[] {
  if (choicesOf(schema)) return ['set'];
  return isMoney(schema)
    ? ['set', 'increase', 'decrease', 'increase_percent', 'decrease_percent']
    : ['set', 'sequence', 'increase', 'decrease'];
}

/** The values of an enumeration or a switch; undefined of a number. */
export const choicesOf = (schema: PropertySchema): (string | boolean)[] | undefined =>
  schema.type === 'boolean' ? [true, false] : optionsOf(schema);

export const isShare = (mode: ChangeMode) => mode.endsWith('_percent');

/** A number as it is typed for a mode; null for what is none. Only amounts and shares have decimals. */
export function parseTyped(schema: PropertySchema, mode: ChangeMode, text: string): number | null {
  const trimmed = text.trim();
  if (isMoney(schema) && !isShare(mode)) return (schema.cents ? parseCents : parseAmount)(trimmed);
  const number = parseNumber(trimmed);
  return number === null || number < 0 || (!isShare(mode) && !Number.isInteger(number)) ? null : number;
}

export interface Change {
  mode: ChangeMode;
  value: string | number | boolean;
}

/** What becomes of one record. */
export interface PlannedChange {
  record: RaRecord;
  before: unknown;
  after: unknown;
  /** Why it cannot be. */
  fault?: ValidationError;
}

/** What a change would make of records, in their order; those that it does not touch are told by their equal values. */
export const planOf = (
  records: RaRecord[],
  property: string,
  schema: PropertySchema,
  change: Change,
): PlannedChange[] =>
  records.map((record, index) => {
    const before: unknown = record[property] ?? null;
    const after = valueAfter(schema, change, before, index);
    return { record, before, after, fault: after === before ? undefined : faultOf(schema, after) };
  });

export const isChanging = ({ before, after, fault }: PlannedChange) => before !== after && !fault;

function valueAfter(
  schema: PropertySchema,
  { mode, value }: Change,
  before: unknown,
  index: number,
): unknown {
  const toCents = (amount: number) => roundTo(schema.cents ? 1 : 100, amount);
  if (mode === 'set' || typeof value !== 'number') return value;
  if (mode === 'sequence') return value + index;
  if (typeof before !== 'number') return before;
  switch (mode) {
    case 'increase':
      return toCents(before + value);
    case 'decrease':
      return toCents(before - value);
    case 'increase_percent':
      return toCents((before * (100 + value)) / 100);
    default:
      return toCents((before * (100 - value)) / 100);
  }
}

/** Half a cent counts as one; what a computer adds in the 12th digit does not. */
const roundTo = (parts: number, value: number) => Math.round(Number((value * parts).toPrecision(12))) / parts;

function faultOf({ minimum, maximum }: PropertySchema, value: unknown): ValidationError | undefined {
  if (typeof value !== 'number') return undefined;
  if (minimum !== undefined && value < minimum)
    return { path: '', code: 'minimum', params: { limit: minimum } };
  if (maximum !== undefined && value > maximum)
    return { path: '', code: 'maximum', params: { limit: maximum } };
  return undefined;
}
