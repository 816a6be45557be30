import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PhotoUpload } from './usePhotoUploads.ts';

interface UploadListProps {
  uploads: PhotoUpload[];
  /** None can be given up now. */
  isFixed?: boolean;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Photos on their way to the services; failed ones can be tried again. */
export function UploadList({ uploads, isFixed = false, onRetry, onRemove }: UploadListProps) {
  const translate = useTranslate();
  const count = uploads.filter(({ state }) => state !== 'failed').length;
  return (
    <>
      <Typography variant="body2" role="status">
        {count > 0 ? translate('ticket_photos.sending', { smart_count: count }) : ''}
      </Typography>
      {count > 0 && <LinearProgress aria-hidden />}
      {uploads
        .filter(({ state }) => state === 'failed')
        .map(({ key, file, reason = '' }) => (
          <Stack
            key={key}
            direction="row"
            role="alert"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Typography variant="body2" color="error" sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
              {`${file.name}: ${translate(reason)}`}
            </Typography>
            <Button size="small" onClick={() => onRetry(key)}>
              {translate('ticket_photos.again')}
            </Button>
            <IconButton
              size="small"
              disabled={isFixed}
              onClick={() => onRemove(key)}
              aria-label={translate('ticket_photos.give_up', { name: file.name })}
            >
              <Close fontSize="small" />
            </IconButton>
          </Stack>
        ))}
    </>
  );
}
