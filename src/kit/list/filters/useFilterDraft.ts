import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';

export type FilterValues = Record<string, string | undefined>;

export interface FilterDraft {
  values: FilterValues;
  isActive: boolean;
  /** What is typed: applied once nothing has been typed for 300 ms. */
  set: (changes: FilterValues) => void;
  /** What is chosen or emptied by a click: applied at once, with what is typed. */
  choose: (changes: FilterValues) => void;
  clear: () => void;
}

interface Draft {
  values: FilterValues;
  applied: string;
  /** What was applied here and has not come back yet, the oldest first. */
  sent: string[];
}

const debounce = 300;

/**
 * What stands in the filter fields, and how it becomes the list's filter. The same object until that changes.
 * @param onApply told of a filter before the list is
 */
export function useFilterDraft(onApply?: (values: FilterValues) => void): FilterDraft {
  const { filterValues, setFilters } = useListFilterContext();
  const applied = JSON.stringify(filterValues);
  const [draft, setDraft] = useState<Draft>({ values: filterValues, applied, sent: [] });

  // A filter that came from elsewhere (the address, Back) replaces what stands here; our own ones, coming back one
  // after the other, do not: more may have been typed meanwhile.
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

  // It runs from the key itself on: what the key changes on the page is drawn meanwhile.
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
