import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { DialogTop } from '../../../kit/form/DialogFrame.tsx';
import { useBusy } from '../../../kit/useBusy.ts';
import { useSecondsUntil } from '../../../kit/useSecondsUntil.ts';
import type { PhotoValues } from '../../../schemas/tickets/photos/photos.ts';
import { PageCode } from '../PageCode.tsx';
import { usePhotoCalls } from './calls.ts';

interface PhoneCodeProps extends Pick<PhotoValues, 'phase' | 'is_internal'> {
  deviceId: string;
  /** Photos of the device so far. */
  count: number;
  onClose: () => void;
}

/** The code with which a phone adds photos of the device, until it expires or is ended. */
export function PhoneCode({ deviceId, phase, is_internal, count, onClose }: PhoneCodeProps) {
  const translate = useTranslate();
  const titleId = useId();
  const locale = useLocale() === 'fr' ? 'fr' : 'en';
  const { createPhotoLink, revokePhotoLink } = usePhotoCalls();
  const { isBusy, busy } = useBusy('ticket_photos.code.not_ended');
  const [before] = useState(count);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['photoLink', deviceId, phase, is_internal],
    queryFn: () => createPhotoLink({ params: { id: deviceId }, body: { phase, is_internal, locale } }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const left = useSecondsUntil(data?.expires_date);
  const end = () =>
    busy(async () => {
      await revokePhotoLink({ params: { id: deviceId } });
      onClose();
    });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTop id={titleId} title={translate('ticket_photos.code.title')} onClose={onClose} />
      <DialogContent>
        <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
          <Typography variant="body2">{translate('ticket_photos.code.text')}</Typography>
          <PageCode
            texts="ticket_photos.code"
            code={data}
            {...{ left, error }}
            isLoading={isFetching}
            onRetry={() => void refetch()}
          />
          <Typography role="status">
            {count > before
              ? translate('ticket_photos.code.arrived', { smart_count: count - before })
              : translate('ticket_photos.code.none')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        {data && left === 0 ? (
          <Button onClick={() => void refetch()}>{translate('ticket_photos.code.renew')}</Button>
        ) : (
          <Button color="inherit" disabled={isBusy || !data} onClick={() => void end()}>
            {translate('ticket_photos.code.end')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate('ticket_photos.code.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
