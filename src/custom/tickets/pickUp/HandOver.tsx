import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RecordContextProvider, useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { mayTakeStep } from '../../../schemas/steps.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { TellDevices } from '../../messageRules/index.ts';
import { StateValue } from '../StateValue.tsx';
import { deviceText } from '../texts.ts';
import { useHandOver, type HandOverValues } from './useHandOver.ts';

/** The devices of a ticket: those that are ready and chosen are handed over, others stay. */
export function HandOver({ devices }: { devices: (TicketDevice & VersionedRecord)[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { who } = useSession();
  const ready = devices.filter((one) => mayTakeStep(who, ticketDevices, 'handOver', one));
  const [left, setLeft] = useState<string[]>([]);
  const [collectedBy, setCollectedBy] = useState('');
  const chosen = ready.filter(({ id }) => !left.includes(id));
  const ids = chosen.map(({ id }) => id);
  const form = useForm<Pick<HandOverValues, 'tell'>>({ defaultValues: { tell: null } });
  const { handOver, isBusy, failure } = useHandOver();
  const send = async () => {
    const count = await handOver(ids, {
      collected_by: collectedBy.trim() || null,
      tell: form.getValues('tell'),
    });
    if (count > 0) notify('bench.pick_up.done', { type: 'success', messageArgs: { smart_count: count } });
  };
  const isAllGone = devices.length > 0 && devices.every(({ state }) => state === 'GONE');
  return (
    <Stack sx={{ gap: 2 }}>
      {isAllGone && <Alert severity="info">{translate('bench.pick_up.all_gone')}</Alert>}
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {devices.map((device) => {
          const { id, outcome, shelf } = device;
          const name = deviceText(device, translate);
          const isReady = ready.includes(device);
          return (
            <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Checkbox
                checked={isReady && !left.includes(id)}
                disabled={!isReady}
                onChange={(_, isChecked) =>
                  setLeft(isChecked ? left.filter((one) => one !== id) : [...left, id])
                }
                slotProps={{ input: { 'aria-label': name } }}
              />
              <div style={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {[outcome && translate(`bench.outcomes.${outcome}`), shelf].filter(Boolean).join(' · ')}
                </Typography>
              </div>
              <RecordContextProvider value={device}>
                <StateValue />
              </RecordContextProvider>
            </Stack>
          );
        })}
      </Stack>
      {ready.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('bench.pick_up.choose')}
          </Typography>
          <TextField
            label={translate('bench.pick_up.collected_by')}
            value={collectedBy}
            onChange={({ target }) => setCollectedBy(target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <FormProvider {...form}>
            <LazyBoundary>
              <TellDevices ids={ids} to="GONE" />
            </LazyBoundary>
          </FormProvider>
          <div>
            <Button
              variant="contained"
              aria-disabled={isBusy}
              disabled={chosen.length === 0}
              onClick={() => void send()}
            >
              {translate('bench.pick_up.hand_over', { smart_count: chosen.length })}
            </Button>
          </div>
        </>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
