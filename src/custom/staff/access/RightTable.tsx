import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { rightGroups } from '../../../schemas/rights.ts';
import { AccessTable } from './AccessTable.tsx';
import { holdersPath } from './paths.ts';
import { YesNoMark } from './YesNoMark.tsx';
import { RightLink } from './RightLink.tsx';

export const allRights: readonly string[] = Object.values(rightGroups).flat();

interface RightTableProps {
  label: string;
  /** Rights to show. */
  rights: readonly string[];
  held: readonly string[];
  /** Rights that have no effect at this location. */
  idle: readonly string[];
}

/** Rights, and why the person holds them or not. */
export function RightTable({ label, rights, held, idle }: RightTableProps) {
  const translate = useTranslate();
  return (
    <AccessTable label={label}>
      <tbody>
        {rights.map((right) => {
          const isYes = held.includes(right);
          return (
            <tr key={right}>
              <th scope="row">
                <Link
                  component={RouterLink}
                  to={holdersPath(right)}
                  color="inherit"
                  title={translate('access.who_holds', { right: translate(`rights.${right}`) })}
                >
                  {translate(`rights.${right}`)}
                </Link>
              </th>
              <td>
                <YesNoMark isYes={isYes}>{translate(isYes ? 'access.held' : 'access.not_held')}</YesNoMark>
                {idle.includes(right) && <div>{translate('access.reach.elsewhere')}</div>}
              </td>
              <td>
                <RightLink right={right} isUnnamed />
              </td>
            </tr>
          );
        })}
      </tbody>
    </AccessTable>
  );
}
