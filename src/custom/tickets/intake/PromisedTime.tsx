import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { DateTimeInput } from '../../../kit/form/inputs/DateTimeInput.tsx';
import { parseDuration } from '../../../schemas/appointments/durations.ts';
import { defaultMinutes } from '../../../schemas/appointments/overlaps.ts';
import { proposedPromises } from '../../../schemas/tickets/promise.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { useTicketCalls } from '../calls.ts';
import { workText } from '../workText.ts';
import { useAppointmentCalls, useOpeningHours } from '../../appointments/index.ts';
import { useNow } from '../../../kit/useNow.ts';
import { servicesOf, useOfDevices } from './useOfDevices.ts';

/** When the devices will be ready: proposed from durations, opening hours and open work, with a word on parts that lack. */
export function PromisedTime() {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const { locations, store } = useSession();
  const [location_id, chosen] = useWatch({ name: ['location_id', 'promised_date'] }) as [
    number | null,
    string | null,
  ];
  const services = useOfDevices(servicesOf).flat();
  const minutes = services.reduce(
    (sum, { duration }) => sum + (parseDuration(duration) ?? defaultMinutes),
    0,
  );
  const { queue, words } = useQueueBefore(location_id);
  const now = useNow();
  const { location_hours: hours, closures } = useOpeningHours(location_id ?? undefined) ?? {};
  const { timezone } = locations.find(({ id }) => id === location_id) ?? store;
  const promises = (before: number) =>
    hours
      ? proposedPromises(before + (minutes || defaultMinutes), new Date(now), { timezone, hours, closures })
      : [];
  const afterQueue = promises(queue);
  // Where the queue is longer than is looked ahead, the work alone is proposed.
  const proposed = afterQueue.length > 0 ? afterQueue : promises(0);
  const format = dateFormat(locale, timezone, 'moment');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack
        direction="row"
        role="group"
        aria-label={translate('intake.promise.proposed')}
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {proposed.map((moment) => {
          const value = moment.toISOString();
          return (
            <Button
              key={value}
              size="small"
              variant={chosen === value ? 'contained' : 'outlined'}
              aria-pressed={chosen === value}
              onClick={() => setValue('promised_date', value, { shouldDirty: true, shouldValidate: true })}
            >
              {format.format(moment)}
            </Button>
          );
        })}
      </Stack>
      {services.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('intake.promise.work', { time: workText(minutes, locale) })}
        </Typography>
      )}
      {words && (
        <Typography variant="body2" color="text.secondary">
          {words}
        </Typography>
      )}
      <DateTimeInput source="promised_date" timezone={timezone} />
      <LackingParts locationId={location_id} ids={services.flatMap(({ repair_id }) => repair_id ?? [])} />
    </Stack>
  );
}

/** How long the location is busy before it begins, in minutes, and what says so; unknown without a connection. */
function useQueueBefore(locationId: number | null) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getBacklog } = useTicketCalls();
  const { data } = useQuery({
    queryKey: [ticketDevices.name, 'backlog', locationId],
    queryFn: ({ signal }) => getBacklog({ query: { location_id: locationId ?? 0 }, signal }),
    enabled: locationId !== null,
    retry: false,
  });
  if (!data || data.minutes === 0) return { queue: 0, words: undefined };
  const { minutes, people } = data;
  return {
    queue: Math.ceil(minutes / people),
    words: translate('intake.promise.queue', { time: workText(minutes, locale), smart_count: people }),
  };
}

function LackingParts({ locationId, ids }: { locationId: number | null; ids: string[] }) {
  const translate = useTranslate();
  const { getPartNeeds } = useAppointmentCalls();
  const query = { repair_ids: ids };
  const { data = [] } = useQuery({
    queryKey: ['stock', 'needs', locationId, query],
    queryFn: async ({ signal }) =>
      (await getPartNeeds({ params: { location_id: locationId ?? 0 }, query, signal })).data,
    enabled: locationId !== null && ids.length > 0,
    retry: false,
  });
  const lacking = ids.length > 0 ? data.filter(({ is_there }) => !is_there) : [];
  if (lacking.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {translate('intake.promise.lacking', { names: lacking.map(({ item }) => item.name).join(', ') })}
    </Alert>
  );
}
