import { useCallback, useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useNavigateAtOnce } from '../navigation.tsx';
import { useListOptions } from '../page.ts';

/** Opens a record's dialog over the list and keeps the list's address, so that closing brings it back; or its page. `part` ends the dialog's address. */
export function useOpenRecord(
  path: string,
  addressOf?: (record: RaRecord) => string,
  part = '',
): (record: RaRecord) => void {
  const navigate = useNavigateAtOnce();
  const { search } = useLocation();
  const { dialog } = useListOptions();
  const current = useRef({ navigate, search });
  useEffect(() => {
    current.current = { navigate, search };
  });
  return useCallback(
    (record) => {
      const to = addressOf?.(record) ?? {
        pathname: `${path}/${encodeURIComponent(record.id)}${part}`,
        search: current.current.search,
      };
      // What is there shows with the click itself.
      void current.current.navigate(to, { state: { dialog: true }, flushSync: dialog?.code.isLoaded() });
    },
    [path, addressOf, part, dialog],
  );
}
