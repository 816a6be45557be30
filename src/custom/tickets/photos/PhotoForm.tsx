import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { undoNotification } from '../../../kit/undoNotification.tsx';
import { useBusy } from '../../../kit/useBusy.ts';
import type { PhotoValues, TicketPhoto } from '../../../schemas/tickets/photos/photos.ts';
import { usePhotoCalls } from './calls.ts';
import { PhotoChoices } from './PhotoChoices.tsx';
import { usePhotos } from './usePhotos.ts';

interface PhotoFormProps {
  deviceId: string;
  photo: TicketPhoto;
  onRemoved: () => void;
}

/** Phase, visibility and caption of a photo, and its removal. */
export function PhotoForm({ deviceId, photo, onRemoved }: PhotoFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { changeTicketPhoto, removeTicketPhoto, restoreTicketPhoto } = usePhotoCalls();
  const { reload } = usePhotos(deviceId);
  const { isBusy, busy } = useBusy('ticket_photos.not_changed');
  const [isAsking, setIsAsking] = useState(false);
  const { phase, is_internal } = photo;
  const [caption, setCaption] = useState(photo.caption ?? '');
  const params = { id: deviceId, photoId: photo.id };

  const change = (values: Partial<PhotoValues>) =>
    busy(async () => {
      const body = { phase, is_internal, caption: caption.trim() || null, ...values };
      await changeTicketPhoto({ params, body });
      await reload();
    });
  const restore = () =>
    busy(async () => {
      await restoreTicketPhoto({ params });
      await reload();
    });
  const remove = () =>
    busy(async () => {
      await removeTicketPhoto({ params });
      notify(...undoNotification(translate('ticket_photos.removed'), () => void restore()));
      onRemoved();
      await reload();
    });

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', width: '100%' }}>
      <TextField
        size="small"
        label={translate('ticket_photos.caption')}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
        onBlur={() => caption.trim() !== (photo.caption ?? '') && void change({})}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        sx={{ flex: '1 1 14rem' }}
      />
      <PhotoChoices values={{ phase, is_internal }} onChange={(values) => void change(values)} />
      <Button color="error" startIcon={<Delete />} disabled={isBusy} onClick={() => setIsAsking(true)}>
        {translate('ticket_photos.remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('ticket_photos.remove_title')}
          text={translate('ticket_photos.remove_text')}
          confirmLabel={translate('ticket_photos.remove')}
          cancelLabel={translate('dialog.cancel')}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
