import { useLocation, useNavigate } from 'react-router-dom';
import { groupings, type Grouping } from './columns.ts';

const parameter = 'by';

/** The grouping of the board, kept in the address. */
export function useGrouping(): [Grouping, (grouping: Grouping) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(parameter);
  const grouping = groupings.find((one) => one === asked) ?? groupings[0];
  const choose = (next: Grouping) => {
    const parameters = new URLSearchParams(search);
    parameters.delete(parameter);
    if (next !== groupings[0]) parameters.set(parameter, next);
    void navigate({ search: parameters.toString() }, { replace: true });
  };
  return [grouping, choose];
}
