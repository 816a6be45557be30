import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { nameOf } from '../../schemas/model.ts';
import { formatPhone } from '../../schemas/phone.ts';
import { staff, type Staff } from '../../schemas/staff/staff.ts';
import { Status } from '../../kit/fields/Status.tsx';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { MailLink } from '../mail/index.ts';
import { useRoleName } from '../staff/index.ts';

const everybody = { page: 1, perPage: 1000 };

/** The staff of a location, loaded by the call of the staff list. */
export function LocationStaff({ locationId }: { locationId: number }) {
  const translate = useTranslate();
  const nameOfRole = useRoleName();
  const { data, error, refetch } = useGetList<Staff>(
    staff.name,
    { pagination: everybody, sort: staff.defaultSort, filter: { location_id: [locationId] } },
    { retry: false },
  );
  if (error) return <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.length === 0) {
    return (
      <Typography color="text.secondary">{translate('resources.locations.details.no_staff')}</Typography>
    );
  }
  return (
    <List disablePadding>
      {data.map((member) => (
        <ListItem key={member.id} disableGutters divider sx={{ py: 0.5 }}>
          <ListItemText
            primary={nameOf(staff, member)}
            secondary={
              <>
                {nameOfRole(member.role)} · <MailLink address={member.email} />
                {member.phone && (
                  <>
                    {' · '}
                    <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(member.phone)}</span>
                  </>
                )}
              </>
            }
          />
          {member.is_voided && (
            <Status tone="neutral">{translate('resources.locations.details.inactive')}</Status>
          )}
        </ListItem>
      ))}
    </List>
  );
}
