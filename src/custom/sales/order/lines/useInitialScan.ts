import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Passes on, once, the code whose scan opened the new order. */
export function useInitialScan(take: (code: string) => void) {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const code = (state as { scanned?: string } | null)?.scanned;
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (!code || handled.current === key) return;
    handled.current = key;
    void navigate(pathname + search, { replace: true, state: null });
    take(code);
  });
}
