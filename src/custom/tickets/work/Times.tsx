import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import type { WorkTime } from '../../../schemas/tickets/work.ts';
import { timeByPerson } from './timeByPerson.ts';
import { OneClickStep } from './OneClickStep.tsx';
import { StepButton } from './StepButton.tsx';
import { useMayTakeStep } from './useMayTakeStep.ts';
import { WorkCard } from './WorkCard.tsx';
import { useNow } from '../../../kit/useNow.ts';

/** Who works on the device, and for how long. */
export default function Times() {
  const translate = useTranslate();
  const { id, technician } = usePageRecord(ticketDevices);
  const mayStart = useMayTakeStep('startWork');
  return (
    <WorkCard title={translate('bench.work.title')} action={<StepButton step="assign" />}>
      {({ times, own }) => (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Typography>{technician?.name ?? translate('bench.work.nobody')}</Typography>
          <TimeList times={times} />
          {mayStart && own && own.ticket_device_id !== id && (
            <Alert severity="info">
              {translate('bench.work.elsewhere', { device: own.name, number: own.number })}
            </Alert>
          )}
          {own?.ticket_device_id === id ? (
            <OneClickStep key="stop" step="stopWork" variant="outlined" />
          ) : (
            <OneClickStep key="start" step="startWork" variant="outlined" />
          )}
        </Stack>
      )}
    </WorkCard>
  );
}

function TimeList({ times }: { times: WorkTime[] }) {
  const translate = useTranslate();
  const now = useNow();
  if (times.length === 0)
    return <Typography color="text.secondary">{translate('bench.work.none')}</Typography>;
  return timeByPerson(times, now).map(({ id, name, minutes, isRunning }) => (
    <Typography key={id} variant="body2">
      {[
        name,
        translate('bench.work.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
        isRunning && translate('bench.work.running'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  ));
}
