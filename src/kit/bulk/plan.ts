import type { RaRecord } from 'react-admin';
import { parseAmount, parseCents, parseNumber } from '../../schemas/amounts.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { isMoney, optionsOf, type PropertySchema } from '../slots.ts';

/** How values change: set, numbered in sequence, by an amount or by a percentage. */
export type ChangeMode =
  | 'set'
  | 'sequence'
  | 'increase'
  | 'decrease'
  | 'increase_percent'
  | 'decrease_percent';

/** Returns the modes of a property: set for choices, also percentages for amounts, sequences for positions. */
export function changeModesOf(schema: PropertySchema): ChangeMode[] {
  if (choicesOf(schema)) return ['set'];
  return isMoney(schema)
    ? ['set', 'increase', 'decrease', 'increase_percent', 'decrease_percent']
    : ['set', 'sequence', 'increase', 'decrease'];
}

/** Returns the values of an enumeration or a boolean; undefined for numbers. */
export const choicesOf = (schema: PropertySchema): (string | boolean)[] | undefined =>
  schema.type === 'boolean' ? [true, false] : optionsOf(schema);

export const isShare = (mode: ChangeMode) => mode.endsWith('_percent');

/** Parses the typed number; null if it is invalid. Only amounts and percentages have decimals. */
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

/** The planned change of one record. */
export interface PlannedChange {
  record: RaRecord;
  before: unknown;
  after: unknown;
  /** Why the new value is invalid. */
  fault?: ValidationError;
}

/** Returns the effect of a change on each record, in order; unaffected records have equal values. */
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

/** Rounds half a cent up; cuts floating-point errors in the 12th digit. */
const roundTo = (parts: number, value: number) => Math.round(Number((value * parts).toPrecision(12))) / parts;

function faultOf({ minimum, maximum }: PropertySchema, value: unknown): ValidationError | undefined {
  if (typeof value !== 'number') return undefined;
  if (minimum !== undefined && value < minimum)
    return { path: '', code: 'minimum', params: { limit: minimum } };
  if (maximum !== undefined && value > maximum)
    return { path: '', code: 'maximum', params: { limit: maximum } };
  return undefined;
}
