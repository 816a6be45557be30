import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { problemsOf } from '../../../dataProvider/errors.ts';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { useDateTimeText } from '../../../kit/fields/useDateTimeText.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useBusy } from '../../../kit/useBusy.ts';
import { editsTickets, viewsPasscodes } from '../../../schemas/tickets/access.ts';
import type { Passcode } from '../../../schemas/tickets/passcodes/passcodes.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { usePasscodeCalls } from './calls.ts';
import { PasscodeDialog } from './PasscodeDialog.tsx';
import { ShownPasscode } from './ShownPasscode.tsx';

/** The passcode of the page's device: stored, shown for a while, and removed. */
export default function TicketPasscode() {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const notify = useNotify();
  const can = useCan();
  const device = usePageRecord(ticketDevices);
  const mayEdit = can('update', { access: { update: editsTickets } }, device);
  const mayShow = can('one', { access: { one: viewsPasscodes } }, device);
  const calls = usePasscodeCalls();
  const queryClient = useQueryClient();
  const { isBusy, busy } = useBusy('passcodes.errors.not_removed');
  const params = { id: device.id };
  const queryKey = [ticketDevices.name, 'passcode', device.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.getPasscodeState({ params, signal }),
  });
  const [open, setOpen] = useState<'store' | 'remove'>();
  const [shown, setShown] = useState<Passcode>();
  const showButton = useRef<HTMLButtonElement>(null);
  const hide = useCallback(() => {
    setShown(undefined);
    requestAnimationFrame(() => showButton.current?.focus());
  }, []);
  const reloadEvents = () => queryClient.invalidateQueries({ queryKey: [tickets.name, 'events'] });
  const reload = async () => {
    void reloadEvents();
    await queryClient.invalidateQueries({ queryKey: [ticketDevices.name] });
  };

  const show = async () => {
    try {
      setShown(await calls.showPasscode({ params }));
      void reloadEvents();
    } catch (failure) {
      const isUnreadable = problemsOf(failure)[0]?.code === 'unreadable';
      notify(isUnreadable ? 'passcodes.errors.unreadable' : 'passcodes.errors.not_shown', { type: 'error' });
    }
  };
  const remove = () =>
    busy(async () => {
      await calls.removePasscode({ params });
      setOpen(undefined);
      await reload();
    });

  const body = () => {
    if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={48} />;
    if (shown) return <ShownPasscode passcode={shown} onHide={hide} />;
    const { kind, by, created_date, is_kept, days } = data;
    return (
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        {kind ? (
          <Typography>
            {translate('passcodes.kept', {
              kind: translate(`passcodes.kinds.${kind}`),
              name: by ?? '–',
              date: created_date ? dateText(created_date) : '',
            })}
          </Typography>
        ) : (
          <Typography color="text.secondary">{translate('passcodes.none')}</Typography>
        )}
        {!is_kept && <Alert severity="warning">{translate('passcodes.no_key')}</Alert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {kind && mayShow && (
            <Button ref={showButton} variant="outlined" onClick={() => void show()}>
              {translate('passcodes.show')}
            </Button>
          )}
          {mayEdit && is_kept && (
            <Button onClick={() => setOpen('store')}>
              {translate(kind ? 'passcodes.replace' : 'passcodes.add')}
            </Button>
          )}
          {kind && mayEdit && (
            <Button color="error" onClick={() => setOpen('remove')}>
              {translate('passcodes.remove')}
            </Button>
          )}
        </Stack>
        {(kind ?? is_kept) && (
          <Typography variant="caption" color="text.secondary">
            {translate('passcodes.about', { smart_count: days })}
          </Typography>
        )}
      </Stack>
    );
  };

  return (
    <Card title={translate('passcodes.title')}>
      {body()}
      {open === 'store' && (
        <PasscodeDialog
          onStore={async (passcode) => {
            await calls.storePasscode({ params, body: passcode });
            await reload();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'remove' && (
        <Confirm
          title={translate('passcodes.remove_title')}
          text={translate('passcodes.remove_text')}
          confirmLabel={translate('passcodes.remove')}
          cancelLabel={translate('dialog.cancel')}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
