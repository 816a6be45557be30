import { useListOptions } from '../page.ts';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes back to the list as it was: a step back when the dialog was opened from it, else to its address.
 * `path` names a page that is no resource's list.
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
