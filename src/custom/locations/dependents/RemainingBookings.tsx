import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { bookingsPath } from './bookingsPath.ts';

interface RemainingBookingsProps {
  locationId: number;
  /** Empty for all upcoming bookings. */
  days: string[];
  count: number;
}

/** After a save: the number of bookings that remain on closed days, with a link to them. */
export function RemainingBookings({ locationId, days, count }: RemainingBookingsProps) {
  const translate = useTranslate();
  return (
    <>
      {translate('resources.locations.dependents.left', { smart_count: count })}{' '}
      <Button color="inherit" size="small" component={Link} to={bookingsPath(locationId, days)}>
        {translate('resources.locations.dependents.handle')}
      </Button>
    </>
  );
}
