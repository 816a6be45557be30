import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useDateTimeText } from '../../../kit/fields/useDateTimeText.ts';
import type { TicketPhoto } from '../../../schemas/tickets/photos/photos.ts';
import { PhotoForm } from './PhotoForm.tsx';
import { TicketPhotoImage } from './TicketPhotoImage.tsx';

interface PhotoDialogProps {
  deviceId: string;
  photos: TicketPhoto[];
  photo: TicketPhoto;
  mayEdit: boolean;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A photo on the whole screen, with who took it; arrow keys show the others. */
export function PhotoDialog({ deviceId, photos, photo, mayEdit, onShow, onClose }: PhotoDialogProps) {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const index = photos.indexOf(photo);
  const step = (by: number) => {
    const next = photos[(index + by + photos.length) % photos.length];
    if (next) onShow(next.id);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const title = translate('ticket_photos.number', { number: index + 1, count: photos.length });
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': title } }}
    >
      <Bar>
        <Typography component="h2" variant="subtitle1" aria-live="polite">
          {title}
        </Typography>
        {photos.length > 1 && (
          <>
            <IconButton onClick={() => step(-1)} aria-label={translate('ticket_photos.previous')}>
              <ChevronLeft />
            </IconButton>
            <IconButton onClick={() => step(1)} aria-label={translate('ticket_photos.next')}>
              <ChevronRight />
            </IconButton>
          </>
        )}
        <IconButton autoFocus onClick={onClose} aria-label={translate('dialog.close')}>
          <Close />
        </IconButton>
      </Bar>
      <Picture key={photo.id} deviceId={deviceId} id={photo.id} alt={photo.caption ?? title} />
      <Bar>
        <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {translate(photo.is_from_phone ? 'ticket_photos.by_phone' : 'ticket_photos.by', {
            name: photo.by ?? translate('ticket_photos.nobody'),
            date: dateText(photo.created_date),
          })}
        </Typography>
        {mayEdit && <PhotoForm key={photo.id} deviceId={deviceId} photo={photo} onRemoved={onClose} />}
      </Bar>
    </Dialog>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  '& > h2': { flexGrow: 1 },
}));

const Picture = styled(TicketPhotoImage)({
  flex: '1 1 0',
  minHeight: 0,
  width: '100%',
  objectFit: 'contain',
});
