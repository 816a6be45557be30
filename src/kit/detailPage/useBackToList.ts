import { useLocation, useNavigate } from 'react-router-dom';
import { useListOptions } from '../page.ts';

/** Returns to the list as it was left, or to its first page if the record was opened from elsewhere. */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const { path } = useListOptions();
  const { state } = useLocation();
  return () => {
    if ((state as { dialog?: boolean } | null)?.dialog) void navigate(-1);
    else void navigate(path);
  };
}
