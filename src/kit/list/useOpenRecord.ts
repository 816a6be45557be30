import { useCallback, useEffect, useRef } from 'react';
import type { Identifier } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Opens a record's dialog over the list and keeps the list's address, so that closing brings it back; or its page. */
export function useOpenRecord(
  path: string,
  addressOf?: (id: Identifier) => string,
): (id: Identifier) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = useRef(search);
  useEffect(() => {
    current.current = search;
  }, [search]);
  return useCallback(
    (id) =>
      void navigate(
        addressOf?.(id) ?? { pathname: `${path}/${encodeURIComponent(id)}`, search: current.current },
        { state: { dialog: true } },
      ),
    [navigate, path, addressOf],
  );
}
