import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface OpenPanel {
  /** The open panel: undefined if the URL names none, empty if none is open. */
  panel: string | undefined;
  /** Pointer of the selected node. */
  node: string | null;
  goTo: (panel: string, node?: string) => void;
}

/** Keeps the open panel and node in the URL, for reload and Back. */
export function useOpenPanel(): OpenPanel {
  const [parameters, setParameters] = useSearchParams();
  const goTo = useCallback(
    (panel: string, node?: string) =>
      setParameters({ panel, ...(node !== undefined && { node }) }, { replace: true }),
    [setParameters],
  );
  return { panel: parameters.get('panel') ?? undefined, node: parameters.get('node'), goTo };
}
