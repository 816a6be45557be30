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

const debounce = 300;

/** What stands in the filter fields; it becomes the list's filter 300 ms after the last change. */
export function useFilterDraft(): FilterDraft {
  const { filterValues, setFilters } = useListContext();
  const applied = JSON.stringify(filterValues);
  const [draft, setDraft] = useState({ values: filterValues, applied, sent: applied });

  // A filter that came from elsewhere (the address, Back) replaces what stands here; our own, coming back, does not:
  // more may have been typed meanwhile.
  if (draft.applied !== applied) {
    setDraft({ values: applied === draft.sent ? draft.values : filterValues, applied, sent: applied });
  }

  const wanted = JSON.stringify(withoutEmpty(draft.values));
  useEffect(() => {
    if (wanted === applied) return undefined;
    const timer = setTimeout(() => {
      setDraft((current) => ({ ...current, sent: wanted }));
      setFilters(JSON.parse(wanted), undefined);
    }, debounce);
    return () => clearTimeout(timer);
  }, [wanted, applied, setFilters]);

  const apply = (values: FilterValues) => {
    const kept = withoutEmpty(values);
    setDraft((current) => ({ ...current, values: kept, sent: JSON.stringify(kept) }));
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
