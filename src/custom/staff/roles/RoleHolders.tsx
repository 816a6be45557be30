import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { nameOf } from '../../../schemas/model.ts';
import { staff } from '../../../schemas/staff/staff.ts';

const pagination = { page: 1, perPage: 8 };

/** The holders of a role that the staff member may see; each name opens its record. */
export function RoleHolders({ code }: { code: string }) {
  const translate = useTranslate();
  const maySee = useCan()('list', staff);
  const filter = { role: code, include_voided: true };
  const {
    data = [],
    total,
    isPending,
  } = useGetList(staff.name, { pagination, sort: staff.defaultSort, filter }, { enabled: maySee });
  if (!maySee) return null;
  if (isPending)
    return (
      <Typography variant="body2" sx={{ mt: 2 }}>
        <Skeleton width="40%" />
      </Typography>
    );
  const all = `/staff?filter=${encodeURIComponent(JSON.stringify({ role: code }))}`;
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      {total === 0 ? (
        translate('roles.nobody')
      ) : (
        <>
          <strong>{translate('roles.holders')}</strong>{' '}
          {data.map((person, index) => (
            <span key={person.id}>
              {index > 0 && ', '}
              <Link component={RouterLink} to={`/staff/${person.id}`} state={{ dialog: true }}>
                {nameOf(staff, person)}
              </Link>
            </span>
          ))}
          {(total ?? 0) > data.length && (
            <>
              {' · '}
              <Link component={RouterLink} to={all}>
                {translate('roles.all_holders', { total })}
              </Link>
            </>
          )}
        </>
      )}
    </Typography>
  );
}
