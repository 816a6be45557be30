import { createContext, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { EditContext, useRegisterMutationMiddleware, type UpdateParams } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from './isSame.ts';

/** The stored values that a form was filled with, and that its save is based on. */
export interface FormBase {
  read: () => FieldValues | undefined;
  /** Fills the fields that are not dirty with `record`, by default the latest one, and bases the save on it. */
  take: (record?: FieldValues) => void;
}

interface Stored {
  values: FieldValues | undefined;
  /** The record with its version, in an edit context. */
  record: FieldValues | undefined;
}

type Update = (resource: string, params: UpdateParams) => Promise<unknown>;

export const FormBaseContext = createContext<FormBase>({ read: () => undefined, take: () => undefined });

/**
 * Fills a form with its stored values again when they change, for example live, and keeps dirty fields. When a dirty
 * field itself was changed elsewhere, the form keeps its base, so that the save is refused as stale instead of
 * overwriting what the user has not seen.
 */
export function useFormBase({ getValues, reset }: UseFormReturn, values: FieldValues | undefined): FormBase {
  // Until it is loaded, the form shows a list's copy, which no save is based on.
  const record: FieldValues | undefined = use(EditContext)?.record;
  const latest = useRef<Stored>({ values, record });
  const base = useRef<Stored>({ values, record });

  const take = useCallback(
    (fresh?: FieldValues) => {
      base.current = fresh ? { values: fresh, record: fresh } : latest.current;
      reset(base.current.values, { keepDirtyValues: true });
    },
    [reset],
  );

  useEffect(() => {
    const before = base.current;
    latest.current = { values, record };
    if (before.record && record && isOverwritten(before.record, record, getValues())) return;
    if (before.values === values) base.current = latest.current;
    else take();
  }, [values, record, getValues, take]);

  useRegisterMutationMiddleware<Update>(
    useCallback(
      (resource, params, next) =>
        next(resource, base.current.record ? { ...params, previousData: base.current.record } : params),
      [],
    ),
  );

  return useMemo(() => ({ read: () => base.current.record ?? base.current.values, take }), [take]);
}

/** Whether a field that was typed in holds another value now than when the form was filled. */
function isOverwritten(before: FieldValues, now: FieldValues, typed: FieldValues): boolean {
  return Object.keys(typed).some(
    (name) =>
      name in before &&
      !isSame(now[name], before[name]) &&
      !isSame(typed[name], before[name]) &&
      !isSame(typed[name], now[name]),
  );
}
