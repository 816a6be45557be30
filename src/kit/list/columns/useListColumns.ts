import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { readListColumns, type ListColumns } from '../../../schemas/listColumns.ts';

/**
 * Returns the chosen columns of a list and the function that replaces them; undefined before the first choice, and an
 * empty list for the declared columns. They are stored on this device under the list's key, the resource's name.
 */
export function useListColumns(
  key: string,
): [columns: ListColumns | undefined, replace: (columns: ListColumns) => void] {
  const [stored, replace] = useStore<unknown>(`${key}.columns`);
  return [useMemo(() => readListColumns(stored), [stored]), replace];
}
