import { useCallback, useEffect, useRef } from 'react';
import type { Identifier } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useNavigateAtOnce } from '../navigation.tsx';
import { useListOptions } from '../page.ts';

/** Opens a record's dialog over the list and keeps the list's address, so that closing brings it back; or its page. */
export function useOpenRecord(
  path: string,
  addressOf?: (id: Identifier) => string,
): (id: Identifier) => void {
  const navigate = useNavigateAtOnce();
  const { search } = useLocation();
  const { dialog } = useListOptions();
  const current = useRef({ navigate, search });
  useEffect(() => {
    current.current = { navigate, search };
  });
  return useCallback(
    (id) => {
      const to = addressOf?.(id) ?? {
        pathname: `${path}/${encodeURIComponent(id)}`,
        search: current.current.search,
      };
      // What is there shows with the click itself.
      void current.current.navigate(to, { state: { dialog: true }, flushSync: dialog?.code.isLoaded() });
    },
    [path, addressOf, dialog],
  );
}
