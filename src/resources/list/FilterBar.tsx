import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
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

function FilterInput(props: { filter: FilterSlot; draft: FilterDraft }) {
  const { kind, reference, options } = props.filter;
  if (kind === 'range') return <DateRangeFilter {...props} />;
  if (kind === 'boolean' || options) return <SelectFilter {...props} />;
  if (!reference) return <TextFilter {...props} />;
  return (
    <Suspense fallback={<TextFilter {...props} isLoading />}>
      <ReferenceFilter {...props} reference={reference} />
    </Suspense>
  );
}
