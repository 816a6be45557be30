import { allows, type Who } from './can.ts';
import type { Model } from './model.ts';

type Stepped = Pick<Model, 'steps' | 'stateOf'>;

/**
 * Returns why `who` may not take a step of a record now: `not_allowed` by its access rule, `state` if the record is in
 * another state, or the code of the step's `blockedBy`; undefined if the step may be taken. Without a record, only
 * whether it may be taken of some records.
 */
export function stepBlockedReason(
  who: Who,
  { steps, stateOf = 'state' }: Stepped,
  name: string,
  record?: object,
): string | undefined {
  const step = steps?.[name];
  if (!step || !allows(who, step.access, record)) return 'not_allowed';
  if (!record) return undefined;
  const values: Record<string, unknown> = { ...record };
  return step.from.includes(String(values[stateOf])) ? step.blockedBy?.(values) : 'state';
}

/** Whether `who` may take a step of a record now. */
export const mayTakeStep = (who: Who, model: Stepped, name: string, record?: object): boolean =>
  stepBlockedReason(who, model, name, record) === undefined;

/** Returns the steps that `who` may take of a record now, in the model's order; without a record, of some records. */
export const stepsOf = (who: Who, model: Stepped, record?: object): string[] =>
  Object.keys(model.steps ?? {}).filter((name) => mayTakeStep(who, model, name, record));
