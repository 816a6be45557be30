import { useTranslate } from 'react-admin';
import { rightGroups } from '../../../schemas/rights.ts';
import { AccessTable } from './AccessTable.tsx';
import { AnswerMark } from './AnswerMark.tsx';
import { RightLink } from './RightLink.tsx';

export const allRights: readonly string[] = Object.values(rightGroups).flat();

interface RightTableProps {
  label: string;
  /** Those that are shown. */
  rights: readonly string[];
  held: readonly string[];
  /** Those that count elsewhere alone. */
  idle: readonly string[];
}

/** Rights, and why somebody holds them or does not. */
export function RightTable({ label, rights, held, idle }: RightTableProps) {
  const translate = useTranslate();
  return (
    <AccessTable label={label}>
      <tbody>
        {rights.map((right) => {
          const isYes = held.includes(right);
          return (
            <tr key={right}>
              <th scope="row">{translate(`rights.${right}`)}</th>
              <td>
                <AnswerMark isYes={isYes}>{translate(isYes ? 'access.held' : 'access.not_held')}</AnswerMark>
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
