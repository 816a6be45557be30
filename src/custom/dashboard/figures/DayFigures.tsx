import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useToday } from '../../../kit/useToday.ts';
import { useDashboardCalls } from '../calls.ts';
import { figureCards } from './cards.ts';
import { FigureView } from './FigureView.tsx';

/** Skeletons shown while loading: the number of figures a manager sees. */
const skeletonCount = 5;

/** The day's figures of the current location that the user may see, loaded in one call. */
export function DayFigures() {
  const translate = useTranslate();
  const locale = useLocale();
  const today = useToday();
  const { features, locations } = useSession();
  const { location } = useCurrentLocation();
  const { getFigures } = useDashboardCalls();
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard', location?.id, today],
    queryFn: ({ signal }) => getFigures({ query: { location_id: location?.id }, signal }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data)
    return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  const locationName = (id: number) => locations.find((one) => one.id === id)?.location_name;
  const cards = data && figureCards(data, { translate, locale, locationName });
  const shown = cards?.filter(({ flags }) => flags.every((flag) => features.has(flag)));
  return (
    <Grid>
      {shown
        ? shown.map((card) => <FigureView key={card.name} {...card} />)
        : Array.from({ length: skeletonCount }, (_, place) => (
            <Skeleton key={place} variant="rounded" height={178} />
          ))}
    </Grid>
  );
}

const Grid = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
  gap: spacing(2),
  marginBottom: spacing(3),
}));
