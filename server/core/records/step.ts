import { stepBlockedReason } from '../../../src/schemas/steps.ts';
import { recordHistory } from '../history/note.ts';
import type { Differences } from '../history/differences.ts';
import { forbidden, invalid, Problem } from '../problem.ts';
import { isFirstTime } from './isFirstTime.ts';
import type { Values, Writing } from './entity.ts';
import { readBare, readOne } from './read.ts';
import { updateVersioned, checkVersion, lockRecords, type Versioned } from './version.ts';
import { requirePermission } from './write.ts';

interface Taking {
  name: string;
  id: unknown;
  key: string;
  values: Values;
  ifMatch?: string | undefined;
}

/**
 * Takes a step of a record. Repeated with the same key, it returns the record unchanged (contract 0 §10); a key that
 * was used for another step, record or other values is rejected (409, `key_used`).
 */
export function takeStep(
  { scope, who, entity }: Writing,
  { name, id, key, values, ifMatch }: Taking,
): Promise<Versioned> {
  const { model, hooks, table } = entity;
  const step = model.steps?.[name];
  const act = hooks.steps?.[name];
  if (!step || !act) throw new Error(`${model.name} takes no step ${name}`);
  return scope.transaction(async (own) => {
    const writing = { scope: own, who, entity };
    await lockRecords(own, [{ table, ids: [id] }]);
    const found = await readBare(own, entity, id);
    await hooks.complete?.(own, [found.record], who);
    requirePermission(who, 'one', entity, found.record);
    if (!(await isFirstTime(own, key, `${model.name}/${name}`, String(id), values)))
      return readOne(writing, id);
    const blocked = stepBlockedReason(who, model, name, found.record);
    if (blocked === 'not_allowed') throw forbidden();
    await checkVersion(own, found, ifMatch);
    const { stateOf = 'state' } = model;
    if (blocked === 'state') throw pastStep({ [stateOf]: found.record[stateOf] });
    if (blocked) {
      const params = step.blockedParams?.(found.record);
      throw new Problem(409, 'The record does not allow the step.', [
        { path: '', code: blocked, ...(params && { params }) },
      ]);
    }
    const errors = (step.rules ?? []).flatMap((rule) => rule.check(values, found.record));
    if (errors.length > 0) throw invalid(errors);
    const row = await act(writing, found.record, values);
    await updateVersioned(own, table, [id], who.staff_id, row);
    const changes = stepDifferences(found.record, row);
    await recordHistory(own, who, [{ model: model.name, id, action: 'updated', changes }]);
    return readOne(writing, id);
  });
}

/** The problem of a step that the current state does not allow, with each state property and its value. */
export const pastStep = (states: Values) =>
  new Problem(
    409,
    'The record is in another state.',
    Object.entries(states).map(([key, state]) => ({
      path: `/${key}`,
      code: 'past_step',
      params: { state: String(state) },
    })),
  );

/** The changes for the history. Moments are left out, since the entry has its own. */
export const stepDifferences = (record: Values, row: Values): Differences =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([key, value]) => !(value instanceof Date) && value !== record[key])
      .map(([key, value]) => [key, [record[key] ?? null, value]]),
  );
