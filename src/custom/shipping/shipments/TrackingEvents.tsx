import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { shipments } from '../../../schemas/shipping/shipments.ts';
import type { TrackingEvent } from '../../../schemas/shipping/tracking.ts';
import { translateCarrierText } from '../translateCarrierText.ts';
import { useShippingCalls } from '../calls.ts';
import { Panel } from './Facts.tsx';

/** Tracking events, newest first. */
export function TrackingEvents({ id }: { id: string }) {
  const translate = useTranslate();
  const { getTracking } = useShippingCalls();
  const { data, error, isFetching, refetch } = useQuery({
    // Under the shipments' key, so that changes of shipments refetch it.
    queryKey: [shipments.name, 'tracking', id],
    queryFn: ({ signal }) => getTracking({ params: { id }, signal }),
    retry: false,
  });
  const events = data?.events.toSorted((one, other) => other.occurred_at.localeCompare(one.occurred_at));
  return (
    <Panel title={translate('resources.shipments.tracking.title')}>
      {error && !data && !isFetching && (
        <LoadErrorAlert message="resources.shipments.tracking.failed" onRetry={() => void refetch()} />
      )}
      {events?.length === 0 && (
        <Typography color="text.secondary">{translate('resources.shipments.tracking.none')}</Typography>
      )}
      {events && (
        <ol style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
          {events.map((event) => (
            <Event key={`${event.occurred_at} ${event.status} ${event.description}`} event={event} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Event({ event }: { event: TrackingEvent }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { occurred_at, status, description, city_locality, state_province, country_code } = event;
  const place = [city_locality, state_province, country_code].filter(Boolean).join(', ');
  return (
    <li>
      <strong>{translate(`resources.shipments.values.tracking_status.${status}`)}</strong>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[translateCarrierText(description, translate), place].filter(Boolean).join(' · ')}
      </Typography>
      <Typography component="time" variant="body2" color="text.secondary" dateTime={occurred_at}>
        {longMoment(occurred_at, locale, timezone)}
      </Typography>
    </li>
  );
}
