import { useLocation, useNavigate } from 'react-router-dom';
import { useListOptions } from '../page.ts';

/** Leads back to the list as it was left; to its beginning for whoever came from elsewhere. */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const { path } = useListOptions();
  const { state } = useLocation();
  return () => {
    if ((state as { dialog?: boolean } | null)?.dialog) void navigate(-1);
    else void navigate(path);
  };
}
