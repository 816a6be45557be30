import Button from '@mui/material/Button';
import Tune from '@mui/icons-material/Tune';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { cloneElement, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useShortcut } from '../actions/useAction.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import type { FilterInputProps, FilterSlot } from '../slots.ts';
import { QuickFilter } from './filters/QuickFilter.tsx';
import { RangeFilter } from './filters/RangeFilter.tsx';
import { SelectFilter } from './filters/SelectFilter.tsx';
import { TextFilter } from './filters/TextFilter.tsx';
import { useFilterDraft } from './filters/useFilterDraft.ts';
import { usePrefetchList } from './usePrefetchList.ts';

const ReferenceFilter = lazyWithRetry(() => import('./filters/ReferenceFilter.tsx'));

interface FilterBarProps {
  filters: FilterSlot[];
  /** The filter shown as tabs above the others. */
  quickFilter?: FilterSlot;
}

/** The model's filters, synchronised with the URL; on phones, only the first until the others are expanded. */
export function FilterBar({ filters, quickFilter }: FilterBarProps) {
  const prefetchList = usePrefetchList();
  const draft = useFilterDraft((filterValues) => prefetchList({ filterValues, page: 1 }));
  const hasRows = !useListContext().isPending;
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const focusFirst = () => {
    const input = bar.current?.querySelector<HTMLElement>('input:not([readonly])');
    input?.focus();
    return Boolean(input);
  };
  useShortcut('f', translate('list.search'), focusFirst, { region: bar, isOn: filters.length > 0 });
  const [first, ...others] = filters;
  const shown = isPhone && !isOpen ? [] : others;
  return (
    <>
      {quickFilter?.input && cloneElement(quickFilter.input, { filter: quickFilter, draft })}
      {quickFilter && !quickFilter.input && <QuickFilter filter={quickFilter} draft={draft} />}
      {first && (
        <Stack
          ref={bar}
          direction="row"
          role="search"
          aria-label={translate('list.filters')}
          title={translate('list.search_key')}
          sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          <FilterInput filter={first} draft={draft} hasRows={hasRows} />
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
          {shown.map((filter) => (
            <FilterInput key={filter.source} filter={filter} draft={draft} hasRows={hasRows} />
          ))}
          {draft.isActive && (
            <Button color="inherit" onClick={draft.clear}>
              {translate('list.clear_all')}
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}

/** Memoised: re-renders on its own filter, not on every list change. */
const FilterInput = memo(function FilterInput({
  hasRows,
  ...props
}: FilterInputProps & { hasRows: boolean }) {
  const { kind, reference, options, input } = props.filter;
  if (input) return cloneElement(input, props);
  if (kind === 'range') return <RangeFilter {...props} />;
  if (kind === 'boolean' || options) return <SelectFilter {...props} />;
  if (!reference) return <TextFilter {...props} />;
  return <LazyReferenceFilter {...props} reference={reference} hasRows={hasRows} />;
});

/** A plain field until the rows are shown and the picker is loaded. */
function LazyReferenceFilter({
  hasRows,
  ...props
}: FilterInputProps & { reference: string; hasRows: boolean }) {
  const [isReady, setIsReady] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    if (!hasRows) return undefined;
    const timer = setTimeout(() => setIsReady(true), 200);
    return () => clearTimeout(timer);
  }, [hasRows]);
  const placeholder = <TextFilter {...props} isPlaceholder onFocus={() => setIsFocused(true)} />;
  if (!isReady) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <ReferenceFilter {...props} autoFocus={isFocused} />
    </Suspense>
  );
}
