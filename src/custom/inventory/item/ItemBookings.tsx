import { useQuery } from '@tanstack/react-query';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { shortDate } from '../../../kit/fields/longDate.ts';
import { TimelineList } from '../../../kit/timeline/TimelineItem.tsx';
import { items } from '../../../schemas/inventory/items.ts';
import { useInventoryCalls } from '../calls.ts';
import { useLocationName } from '../stockLocations.ts';

/** Appointments that reserve an item or wait for it, in order of their claim; renders nothing without any. */
export default function ItemBookings() {
  const { id: itemId } = usePageRecord(items);
  const translate = useTranslate();
  const locale = useLocale();
  const locationName = useLocationName();
  const { getItemBookings } = useInventoryCalls();
  const { data } = useQuery({
    queryKey: ['stock', 'bookings', itemId],
    queryFn: ({ signal }) => getItemBookings({ params: { id: itemId }, signal }),
    retry: false,
  });
  if (!data?.data.length) return null;
  return (
    <Card title={translate('inventory.item.bookings')}>
      <TimelineList>
        {data.data.map(({ appointment_id, reserved, waiting, location_id, selected_date, ...customer }) => (
          <li key={appointment_id}>
            <MuiLink component={Link} to={`/Appointments/${appointment_id}`} variant="subtitle2">
              {customer.customer_first_name} {customer.customer_last_name}
            </MuiLink>
            <Typography variant="body2" color="text.secondary">
              {[
                shortDate(selected_date, locale),
                locationName(location_id),
                reserved > 0 && translate('inventory.item.kept', { smart_count: reserved }),
                waiting > 0 && translate('inventory.item.awaited', { smart_count: waiting }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </TimelineList>
    </Card>
  );
}
