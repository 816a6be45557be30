import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';

export type FilterValues = Record<string, string | undefined>;

export interface FilterDraft {
  values: FilterValues;
  isActive: boolean;
  /** Typed changes: applied after 300 ms without input. */
  set: (changes: FilterValues) => void;
  /** Selected or cleared values: applied at once, together with typed ones. */
  choose: (changes: FilterValues) => void;
  clear: () => void;
}

interface Draft {
  values: FilterValues;
  applied: string;
  /** Filters applied here whose list update is pending, oldest first. */
  sent: string[];
}

const debounce = 300;

/**
 * Holds the values of the filter inputs and applies them to the list; the same object until they change.
 * @param onApply called with a filter before it is applied
 */
export function useFilterDraft(onApply?: (values: FilterValues) => void): FilterDraft {
  const { filterValues, setFilters } = useListFilterContext();
  const applied = JSON.stringify(filterValues);
  const [draft, setDraft] = useState<Draft>({ values: filterValues, applied, sent: [] });

  // A filter set elsewhere (URL, Back) replaces the draft; our own, arriving one after another, do not, as more may
  // have been typed meanwhile.
  if (draft.applied !== applied) {
    const own = draft.sent.indexOf(applied);
    setDraft(
      own < 0
        ? { values: filterValues, applied, sent: [] }
        : { values: draft.values, applied, sent: draft.sent.slice(own + 1) },
    );
  }

  const { values } = draft;
  const latest = useRef({ values, applied, setFilters, onApply });
  useEffect(() => {
    latest.current = { values, applied, setFilters, onApply };
  });

  const apply = useCallback(
    (wanted: FilterValues) => {
      const kept = withoutEmpty(wanted);
      const sent = JSON.stringify(kept);
      if (sent !== latest.current.applied) {
        setDraft((current) => ({ ...current, sent: [...current.sent, sent] }));
        latest.current.onApply?.(kept);
      }
      latest.current.setFilters(kept, undefined);
    },
    [setDraft],
  );

  // The timer starts with the keystroke, not after the render it causes.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = useCallback(
    (changes: FilterValues) => {
      setDraft((current) => ({ ...current, values: { ...current.values, ...changes } }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { values: typed, applied: before } = latest.current;
        if (JSON.stringify(withoutEmpty(typed)) !== before) apply(typed);
      }, debounce);
    },
    [apply, setDraft],
  );
  const replace = useCallback(
    (wanted: FilterValues) => {
      clearTimeout(timer.current);
      setDraft((current) => ({ ...current, values: withoutEmpty(wanted) }));
      apply(wanted);
    },
    [apply, setDraft],
  );

  const choose = useCallback(
    (changes: FilterValues) => replace({ ...latest.current.values, ...changes }),
    [replace],
  );

  return useMemo(
    () => ({
      values,
      isActive: Object.keys(withoutEmpty(values)).length > 0,
      set,
      choose,
      clear: () => replace({}),
    }),
    [values, set, choose, replace],
  );
}

const withoutEmpty = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
