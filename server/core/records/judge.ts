import { isDeepStrictEqual } from 'node:util';
import type { BatchItemResult } from '../../../src/schemas/batch.ts';
import { defaultsOf } from '../../../src/schemas/input.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { Problem, told } from '../problem.ts';
import { inputErrors, readInput } from './check.ts';
import type { Entity, Values, Writing } from './entity.ts';
import { toRecord } from './read.ts';
import { etagOf } from './version.ts';

/** As many errors as the answer to an item tells. */
export const errorsOfItem = 20;

/** A stored row, with its version. */
export type Row = Values & { modified_date: Date };

/** What becomes of an item of a batch, and the row that is to be stored for it. */
export type Judgement<R extends Row> = Omit<BatchItemResult, 'id'> & { row?: R };

/** Judges what an item makes of the row that it is about; faults that the row has already are not the item's. */
export async function judge<R extends Row>(writing: Writing, item: Values, before: R): Promise<Judgement<R>> {
  const { who, entity } = writing;
  const { modified_date: _, ...values } = item;
  const whole = recordOf(entity, before);
  const stored = { ...defaultsOf(entity.model), ...readInput(entity, whole) };
  const record = { ...stored, ...readInput(entity, values) };
  const errors = newErrors(entity, record, stored);
  const hooked = errors.length > 0 ? {} : await hookedInto(writing, { ...whole, ...record }, whole, errors);
  const wanted: Values = { ...record, ...hooked };
  if (isDeepStrictEqual(wanted, stored)) return { status: 'unchanged' };
  if (isStale(item, before)) return { status: 'stale' };
  if (errors.length > 0) return { status: 'invalid', errors: told(errors, errorsOfItem) };
  const columns = Object.entries(wanted).filter(([key]) => key in before);
  return {
    status: 'updated',
    row: { ...before, ...Object.fromEntries(columns), modified_by: who.staff_id },
  };
}

/** What the hooks add to the row; what they refuse is one of the item's errors. */
export async function hookedInto(
  writing: Writing,
  record: Values,
  stored: Values | undefined,
  errors: ValidationError[],
) {
  try {
    return await writing.entity.hooks.beforeWrite?.(writing, record, stored);
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors) throw error;
    errors.push(...error.errors);
    return {};
  }
}

/** What of a row is the record's. */
const recordOf = ({ columns }: Entity, row: Row): Values =>
  Object.fromEntries(Object.entries(toRecord(row)).filter(([key]) => key in columns));

function newErrors(entity: Entity, record: Values, stored: Values): ValidationError[] {
  const errors = inputErrors(entity, record, stored);
  if (errors.length === 0) return errors;
  const old = new Set(inputErrors(entity, stored, stored).map(({ path, code }) => `${path} ${code}`));
  return errors.filter(({ path, code }) => !old.has(`${path} ${code}`));
}

/** An item names the version that it is based on by its moment, or as the rows of lists do. */
export function isStale({ modified_date, _etag }: Values, before: Row): boolean {
  if (modified_date !== undefined) return modified_date !== before.modified_date.toISOString();
  return _etag !== undefined && _etag !== etagOf({ record: before, modified: before.modified_date });
}
