import { useListOptions } from '../page.ts';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns to the list as it was: one step back if the dialog was opened from it, else by its path. `path` is for pages
 * that are not a resource's list.
 */
export function useCloseDialog(path?: string): () => void {
  const list = useListOptions();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  return () => {
    if ((state as { dialog?: boolean } | null)?.dialog) void navigate(-1);
    else void navigate({ pathname: path ?? list.path, search }, { replace: true });
  };
}
