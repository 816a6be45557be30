import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { useSyncNavigate, useGetLocation } from '../navigation.tsx';
import { useListOptions } from '../page.ts';

/** Opens a record's dialog over the list and keeps the list's address, so that closing brings it back; or its page. `part` ends the dialog's address. */
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
      // What is there shows with the click itself.
      void navigate(to, { state: { dialog: true }, flushSync: dialog?.code.isLoaded() });
    },
    [navigate, getLocation, path, addressOf, part, dialog],
  );
}
