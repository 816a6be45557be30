import PhoneIphone from '@mui/icons-material/PhoneIphoneOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { editsTickets } from '../../../schemas/tickets/access.ts';
import { MAX_TICKET_PHOTOS, type PhotoPhase } from '../../../schemas/tickets/photos/photos.ts';
import type { DeviceState } from '../../../schemas/tickets/states.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { usePhotoCalls } from './calls.ts';
import { PhoneCode } from './PhoneCode.tsx';
import { PhotoChoices } from './PhotoChoices.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { UploadList } from './UploadList.tsx';
import { usePhotos } from './usePhotos.ts';
import { usePhotoUploads } from './usePhotoUploads.ts';

const phaseIn = (state: DeviceState): PhotoPhase => {
  if (state === 'CHECKED_IN') return 'BEFORE';
  return state === 'READY' || state === 'GONE' ? 'AFTER' : 'BENCH';
};

/** The photos of the page's device: added here or from a phone, shown, changed and removed. */
export default function TicketPhotos() {
  const translate = useTranslate();
  const device = usePageRecord(ticketDevices);
  const mayEdit = useCan()('update', { access: { update: editsTickets } }, device);
  const { addTicketPhoto } = usePhotoCalls();
  const { data: photos, error, refetch, reload } = usePhotos(device.id);
  const [choices, setChoices] = useState({ phase: phaseIn(device.state), is_internal: true });
  const [opened, setOpened] = useState<string>();
  const [isPhoneShown, setIsPhoneShown] = useState(false);
  const { uploads, add, retry, remove } = usePhotoUploads(async (body, key) => {
    await addTicketPhoto({ params: { id: device.id }, query: { key, ...choices }, body });
    await reload();
  });
  const photo = photos?.find(({ id }) => id === opened);
  const count = photos?.length ?? 0;
  const title = translate('ticket_photos.title');
  return (
    <Card title={count > 0 ? `${title} (${count})` : title}>
      {error ? (
        <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />
      ) : !photos ? (
        <Skeleton height={96} />
      ) : (
        <>
          {mayEdit && (
            <Stack sx={{ gap: 1 }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <PhotoChoices values={choices} onChange={setChoices} />
              </Stack>
              <PhotoPicker onAdd={add} isFull={count + uploads.length >= MAX_TICKET_PHOTOS}>
                <Button size="small" startIcon={<PhoneIphone />} onClick={() => setIsPhoneShown(true)}>
                  {translate('ticket_photos.code.show')}
                </Button>
              </PhotoPicker>
              <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
            </Stack>
          )}
          {count === 0 ? (
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              {translate('ticket_photos.none')}
            </Typography>
          ) : (
            <PhotoGrid deviceId={device.id} photos={photos} onOpen={setOpened} />
          )}
          {photo && (
            <PhotoDialog
              {...{ photos, photo, mayEdit }}
              deviceId={device.id}
              onShow={setOpened}
              onClose={() => setOpened(undefined)}
            />
          )}
          {isPhoneShown && (
            <PhoneCode
              {...choices}
              deviceId={device.id}
              count={count}
              onClose={() => setIsPhoneShown(false)}
            />
          )}
        </>
      )}
    </Card>
  );
}
