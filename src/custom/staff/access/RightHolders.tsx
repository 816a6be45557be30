import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { ListLoadError } from '../../../kit/list/ListLoadError.tsx';
import { right as needs } from '../../../schemas/can.ts';
import { nameOf } from '../../../schemas/model.ts';
import { rightHolders } from '../../../schemas/staff/effects.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';
import { useRoleName } from '../useRoles.ts';
import { AccessTable } from './AccessTable.tsx';
import { accessPath } from './paths.ts';

const everybody = { page: 1, perPage: 100_000 };
const seesAllStaff = needs('VIEW_ALL_STAFF');

interface RightHoldersProps {
  right: string;
  /** Rights by role code. */
  held: Record<string, string[]>;
}

/** The people who hold a right and can sign in, with the source of each one's right. */
export function RightHolders({ right, held }: RightHoldersProps) {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const { who, locations } = useSession();
  const { data, error, isPending, refetch } = useGetList<Staff>(
    staff.name,
    { pagination: everybody, sort: staff.defaultSort, filter: { only_enabled: true } },
    { retry: 1 },
  );
  if (error && !data) return <ListLoadError onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  const holders = rightHolders(data ?? [], right, held);
  const name = translate(`rights.${right}`);
  const placeOf = ({ location_id }: Staff) =>
    locations.find(({ id }) => id === location_id)?.location_name ?? translate('access.no_location');
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('access.holders', { right: name, smart_count: holders.length })}
      </Typography>
      {seesAllStaff(who) !== true && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate('access.effect.as_far')}
        </Typography>
      )}
      {holders.length > 0 && (
        <AccessTable label={name} headings="holder_columns">
          <tbody>
            {holders.map(({ person, source }) => (
              <tr key={person.id}>
                <th scope="row">
                  <Link component={RouterLink} to={accessPath(person.id)}>
                    {nameOf(staff, person)}
                  </Link>
                </th>
                <td>{placeOf(person)}</td>
                <td>{translate(`access.source.${source}`, { role: nameOfRole(person.role) })}</td>
              </tr>
            ))}
          </tbody>
        </AccessTable>
      )}
    </section>
  );
}
