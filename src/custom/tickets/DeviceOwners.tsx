import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { TimelineItem, TimelineList } from '../../kit/timeline/TimelineItem.tsx';
import { devices } from '../../schemas/tickets/devices.ts';
import { profilePath } from '../customers/index.ts';
import { useTicketCalls } from './calls.ts';

/** Who owned the device, the newest first. */
export default function DeviceOwners() {
  const { id, customer_id } = usePageRecord(devices);
  const translate = useTranslate();
  const { getDeviceOwners } = useTicketCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [devices.name, 'owners', id, customer_id],
    queryFn: ({ signal }) => getDeviceOwners({ params: { id }, signal }),
  });
  return (
    <Card title={translate('bench.owners.title')}>
      {data ? (
        data.length === 0 ? (
          <Typography color="text.secondary">{translate('bench.owners.none')}</Typography>
        ) : (
          <TimelineList>
            {data.map((owner) => (
              <TimelineItem
                key={owner.id}
                title={
                  owner.customer_id ? (
                    <Link component={RouterLink} to={profilePath(owner.customer_id)}>
                      {owner.customer}
                    </Link>
                  ) : (
                    translate('bench.owners.nobody')
                  )
                }
                date={owner.created_date}
                by={owner.by}
              />
            ))}
          </TimelineList>
        )
      ) : error ? (
        <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={48} />
      )}
    </Card>
  );
}
