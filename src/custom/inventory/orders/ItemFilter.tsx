import { lazyWithRetry } from '../../../kit/lazyWithRetry.ts';
import type { FilterInputProps } from '../../../kit/slots.ts';
import { Suspense } from 'react';
import { TextFilter } from '../../../kit/list/filters/TextFilter.tsx';

const ReferenceFilter = lazyWithRetry(() => import('../../../kit/list/filters/ReferenceFilter.tsx'));

/** Filters by an item in the lines. */
export function ItemFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  if (!filter || !draft) return null;
  return (
    <Suspense fallback={<TextFilter filter={filter} draft={draft} isPlaceholder />}>
      <ReferenceFilter filter={filter} draft={draft} reference="items" autoFocus={false} />
    </Suspense>
  );
}
