import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListOptions } from '../page.ts';

/** Opens a newly created record; closing it returns to the list as it was. */
export function useOpenCreated(): (saved: Partial<RaRecord>) => void {
  const { path } = useListOptions();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return ({ id }) =>
    void navigate({ pathname: `${path}/${id}`, search }, { replace: true, state: state as unknown });
}
