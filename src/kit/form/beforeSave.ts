import { createContext, use, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

/** What happens once the form is saved. */
type AfterSave = () => void;

/** Resolves to false where the form is not to be saved after all, or to what follows once it is saved. */
export type BeforeSave = (values: FieldValues) => Promise<AfterSave | boolean>;

/** The checks that the inputs of a form registered. */
export const BeforeSaveContext = createContext<Set<BeforeSave>>(new Set());

/** Runs a check, such as a question to the user, each time before the form around is saved. */
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

/** Runs the checks one after the other; undefined as soon as one refuses, otherwise what follows the save. */
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
