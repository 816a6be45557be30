import { useDeferredValue } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

/** The rows of the list around it to draw: of new ones first as many as can be seen, the others right afterwards. */
export function useVisibleRows(): RaRecord[] | undefined {
  const { data } = useListContext();
  const drawn = useDeferredValue(data, none);
  if (!data || drawn === data) return data;
  return data.filter(({ id }, index) => index < inSight || drawn?.some((row) => row.id === id));
}

/** They fill the height at which a table scrolls by itself (TableScroll). */
const inSight = 18;

const none: RaRecord[] = [];
