import { Suspense } from 'react';
import { lazyWithRetry } from '../../../kit/lazyWithRetry.ts';
import { TextFilter } from '../../../kit/list/filters/TextFilter.tsx';
import type { FilterInputProps } from '../../../kit/slots.ts';
import { staff } from '../../../schemas/staff/staff.ts';

const ReferenceFilter = lazyWithRetry(() => import('../../../kit/list/filters/ReferenceFilter.tsx'));

/** Filters by the staff member who recorded the transaction. */
export function StaffFilter({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  if (!filter || !draft) return null;
  return (
    <Suspense fallback={<TextFilter filter={filter} draft={draft} isPlaceholder />}>
      <ReferenceFilter filter={filter} draft={draft} reference={staff.name} autoFocus={false} />
    </Suspense>
  );
}
