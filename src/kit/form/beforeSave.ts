import { createContext, use, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

type AfterSave = () => void;

/** Resolves to false to cancel the save, or to a callback that runs after it. */
export type BeforeSave = (values: FieldValues) => Promise<AfterSave | boolean>;

/** The checks registered by the form's inputs. */
export const BeforeSaveContext = createContext<Set<BeforeSave>>(new Set());

/** Registers a check, such as a confirmation, that runs before each save of the surrounding form. */
export function useBeforeSave(check: BeforeSave) {
  const checks = use(BeforeSaveContext);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const registered: BeforeSave = (values) => latest.current(values);
    checks.add(registered);
    return () => void checks.delete(registered);
  }, [checks]);
}

/** Runs the checks in order; returns undefined if one cancels the save, otherwise the callbacks that follow it. */
export async function runChecks(
  checks: Set<BeforeSave>,
  values: FieldValues,
): Promise<AfterSave[] | undefined> {
  const after: AfterSave[] = [];
  for (const check of checks) {
    const outcome = await check(values);
    if (outcome === false) return undefined;
    if (outcome !== true) after.push(outcome);
  }
  return after;
}
