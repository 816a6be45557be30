import { useDeferredValue } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/** Returns the rows to render: of new data first those that fit in view, then the rest (deferred). */
export function useVisibleRows(): RaRecord[] | undefined {
  const { data } = useListContext();
  const rendered = useDeferredValue(data, none);
  if (!data || rendered === data) return data;
  return data.filter(({ id }, index) => index < rowsInView || rendered?.some((row) => row.id === id));
}

/** Fills the maximum height of the table (TableScroll). */
const rowsInView = 18;

const none: RaRecord[] = [];
