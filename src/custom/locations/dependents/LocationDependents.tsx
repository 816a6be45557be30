import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { bookingsPath } from './bookingsPath.ts';
import { DependentsList } from './DependentsList.tsx';
import { useDependents } from './useDependents.ts';

/** The dependents of locations about to be deactivated. For a single location, links to its bookings. */
export default function LocationDependents({ ids = [] }: { ids?: number[] }) {
  const translate = useTranslate();
  const { countDependents } = useDependents();
  const { data, error } = useQuery({
    queryKey: ['locations', 'dependents', ids],
    queryFn: ({ signal }) => countDependents(ids, signal),
    gcTime: 0,
  });
  if (error) return <Alert severity="warning">{translate('resources.locations.dependents.unknown')}</Alert>;
  if (!data) return null;
  const [id, ...others] = ids;
  return (
    <div role="status">
      <DependentsList dependents={data} />
      {data.appointments > 0 && id !== undefined && others.length === 0 && (
        <Button component={Link} to={bookingsPath(id)} state={{ dialog: true }}>
          {translate('resources.locations.dependents.handle')}
        </Button>
      )}
    </div>
  );
}
