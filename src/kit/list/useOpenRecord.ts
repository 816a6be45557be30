import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { useSyncNavigate, useGetLocation } from '../navigation.tsx';
import { useListOptions } from '../page.ts';

/**
 * Opens a record's dialog over the list and keeps the list's search parameters, or navigates to its page. `part` is
 * appended to the dialog's path.
 */
export function useOpenRecord(
  path: string,
  addressOf?: (record: RaRecord) => string,
  part = '',
): (record: RaRecord) => void {
  const navigate = useSyncNavigate();
  const getLocation = useGetLocation();
  const { dialog } = useListOptions();
  return useCallback(
    (record) => {
      const to = addressOf?.(record) ?? {
        pathname: `${path}/${encodeURIComponent(record.id)}${part}`,
        search: getLocation().search,
      };
      // Renders synchronously if the code is loaded.
      void navigate(to, { state: { dialog: true }, flushSync: dialog?.code.isLoaded() });
    },
    [navigate, getLocation, path, addressOf, part, dialog],
  );
}
