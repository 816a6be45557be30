import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface OpenPanel {
  /** The open panel; undefined: the address names none; empty: none is open. */
  panel: string | undefined;
  /** Pointer of the chosen node. */
  node: string | null;
  goTo: (panel: string, node?: string) => void;
}

/** The open panel and node stand in the address, so that a reload or Back finds them. */
export function useOpenPanel(): OpenPanel {
  const [parameters, setParameters] = useSearchParams();
  const goTo = useCallback(
    (panel: string, node?: string) =>
      setParameters({ panel, ...(node !== undefined && { node }) }, { replace: true }),
    [setParameters],
  );
  return { panel: parameters.get('panel') ?? undefined, node: parameters.get('node'), goTo };
}
