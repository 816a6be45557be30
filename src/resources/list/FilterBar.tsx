import Button from '@mui/material/Button';
import Tune from '@mui/icons-material/Tune';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterSlot } from '../slots.ts';
import { DateRangeFilter } from './filters/DateRangeFilter.tsx';
import { SelectFilter } from './filters/SelectFilter.tsx';
import { TextFilter } from './filters/TextFilter.tsx';
import { useFilterDraft, type FilterDraft } from './filters/useFilterDraft.ts';

const ReferenceFilter = lazy(() => import('./filters/ReferenceFilter.tsx'));

/** The model's filters in one row that wraps; they apply 300 ms after the last change and live in the address; a phone
 * shows the first one until the others are asked for. */
export function FilterBar({ filters }: { filters: FilterSlot[] }) {
  const draft = useFilterDraft();
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  if (filters.length === 0) return null;
  const shown = isPhone && !isOpen ? filters.slice(0, 1) : filters;
  return (
    <Stack
      direction="row"
      role="search"
      aria-label={translate('list.filters')}
      sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      {shown.map((filter) => (
        <FilterInput key={filter.source} filter={filter} draft={draft} />
      ))}
      {isPhone && filters.length > 1 && (
        <Button
          color="inherit"
          startIcon={<Tune />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {translate('list.filters')}
        </Button>
      )}
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
