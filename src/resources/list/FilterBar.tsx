import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterSlot } from '../slots.ts';
import { DateRangeFilter } from './filters/DateRangeFilter.tsx';
import { SelectFilter } from './filters/SelectFilter.tsx';
import { TextFilter } from './filters/TextFilter.tsx';
import { useFilterDraft, type FilterDraft } from './filters/useFilterDraft.ts';

const ReferenceFilter = lazy(() => import('./filters/ReferenceFilter.tsx'));

/** The model's filters in one row that wraps; they apply 300 ms after the last change and live in the address. */
export function FilterBar({ filters }: { filters: FilterSlot[] }) {
  const draft = useFilterDraft();
  const translate = useTranslate();
  if (filters.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={translate('list.filters')}
      sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      {filters.map((filter) => (
        <FilterInput key={filter.source} filter={filter} draft={draft} />
      ))}
      {draft.isActive && (
        <Button color="inherit" onClick={draft.clear}>
          {translate('list.clear_all')}
        </Button>
      )}
    </Stack>
  );
}

interface FilterInputProps {
  filter: FilterSlot;
  draft: FilterDraft;
}

function FilterInput(props: FilterInputProps) {
  const { kind, reference, options } = props.filter;
  if (kind === 'range') return <DateRangeFilter {...props} />;
  if (kind === 'boolean' || options) return <SelectFilter {...props} />;
  return reference ? <LazyReferenceFilter {...props} reference={reference} /> : <TextFilter {...props} />;
}

/** A plain field until somebody goes to it or it filters: only then its picker is loaded. */
function LazyReferenceFilter(props: FilterInputProps & { reference: string }) {
  const { filter, draft } = props;
  const [isWanted, setIsWanted] = useState(false);
  const placeholder = <TextFilter {...props} isPlaceholder onFocus={() => setIsWanted(true)} />;
  if (!isWanted && !draft.values[filter.source]) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <ReferenceFilter {...props} autoFocus={isWanted} />
    </Suspense>
  );
}
