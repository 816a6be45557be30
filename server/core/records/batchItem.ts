import { isDeepStrictEqual } from 'node:util';
import type { BatchItemResult } from '../../../src/schemas/batch.ts';
import { defaultsOf } from '../../../src/schemas/input.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { Problem, limitErrors } from '../problem.ts';
import { inputErrors, readInput } from './check.ts';
import type { Entity, Values, Writing } from './entity.ts';
import { toRecord } from './read.ts';
import { etagOf } from './version.ts';

/** Maximum number of errors in the result of an item. */
export const maxErrorsPerItem = 20;

/** A stored row with its version. */
export type Row = Values & { modified_date: Date };

/** The result of an item of a batch, and the row to store. */
export type BatchItemValidation<R extends Row> = Omit<BatchItemResult, 'id'> & { row?: R };

/** Validates an item against its stored row; errors that the row already has are not reported. */
export async function validateBatchItem<R extends Row>(
  writing: Writing,
  item: Values,
  before: R,
): Promise<BatchItemValidation<R>> {
  const { who, entity } = writing;
  const { modified_date: _, ...values } = item;
  const whole = recordOf(entity, before);
  const stored = { ...defaultsOf(entity.model), ...readInput(entity, whole) };
  const record = { ...stored, ...readInput(entity, values, stored) };
  const errors = newErrors(entity, record, stored);
  const hooked =
    errors.length > 0 ? {} : await applyBeforeWrite(writing, { ...whole, ...record }, whole, errors);
  const wanted: Values = { ...record, ...hooked };
  if (isDeepStrictEqual(wanted, stored)) return { status: 'unchanged' };
  if (isStale(item, before)) return { status: 'stale' };
  if (errors.length > 0) return { status: 'invalid', errors: limitErrors(errors, maxErrorsPerItem) };
  const columns = Object.entries(wanted).filter(([key]) => key in before);
  return {
    status: 'updated',
    row: { ...before, ...Object.fromEntries(columns), modified_by: who.staff_id },
  };
}

/** Adds the columns from `beforeWrite`; a problem that it throws becomes an error of the item. */
export async function applyBeforeWrite(
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

/** The properties of the record in a row. */
const recordOf = ({ columns }: Entity, row: Row): Values =>
  Object.fromEntries(Object.entries(toRecord(row)).filter(([key]) => key in columns));

function newErrors(entity: Entity, record: Values, stored: Values): ValidationError[] {
  const errors = inputErrors(entity, record, stored);
  if (errors.length === 0) return errors;
  const old = new Set(inputErrors(entity, stored, stored).map(({ path, code }) => `${path} ${code}`));
  return errors.filter(({ path, code }) => !old.has(`${path} ${code}`));
}

/** An item names its version by `modified_date`, or by `_etag` as in the rows of lists. */
export function isStale({ modified_date, _etag }: Values, before: Row): boolean {
  if (modified_date !== undefined) return modified_date !== before.modified_date.toISOString();
  return _etag !== undefined && _etag !== etagOf({ record: before, modified: before.modified_date });
}
