import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';

export type FilterValues = Record<string, string | undefined>;

export interface FilterDraft {
  values: FilterValues;
  isActive: boolean;
  set: (changes: FilterValues) => void;
  /** The same, applied at once. */
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

/** What stands in the filter fields; it becomes the list's filter 300 ms after the last change. */
export function useFilterDraft(): FilterDraft {
  const { filterValues, setFilters } = useListContext();
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

  const wanted = JSON.stringify(withoutEmpty(draft.values));
  useEffect(() => {
    if (wanted === applied) return undefined;
    const timer = setTimeout(() => {
      setDraft((current) => ({ ...current, sent: [...current.sent, wanted] }));
      setFilters(JSON.parse(wanted), undefined);
    }, debounce);
    return () => clearTimeout(timer);
  }, [wanted, applied, setFilters]);

  const apply = (values: FilterValues) => {
    const kept = withoutEmpty(values);
    const sent = JSON.stringify(kept);
    setDraft((current) => ({
      ...current,
      values: kept,
      sent: sent === applied ? current.sent : [...current.sent, sent],
    }));
    setFilters(kept, undefined);
  };

  return {
    values: draft.values,
    isActive: Object.keys(withoutEmpty(draft.values)).length > 0,
    set: (changes) => setDraft((current) => ({ ...current, values: { ...current.values, ...changes } })),
    choose: (changes) => apply({ ...draft.values, ...changes }),
    clear: () => apply({}),
  };
}

const withoutEmpty = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
