import Close from '@mui/icons-material/Close';
import Image from '@mui/icons-material/ImageOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { UploadedPhoto } from '../../../schemas/tickets/photos/photos.ts';

interface NewPhotoGridProps {
  photos: UploadedPhoto[];
  /** The ticket that names them is being sent. */
  isSending: boolean;
  onRemove: (file: string) => void;
}

/** Uploaded photos, each with a button that removes it. */
export function NewPhotoGrid({ photos, isSending, onRemove }: NewPhotoGridProps) {
  const translate = useTranslate();
  if (photos.length === 0) return null;
  return (
    <Grid aria-label={translate('ticket_photos.title')}>
      {photos.map(({ file, thumbnail }, index) => (
        <li key={file}>
          {thumbnail ? <img src={thumbnail} alt="" /> : <Image color="disabled" />}
          <IconButton
            size="small"
            disabled={isSending}
            aria-label={translate('intake.sections.remove_photo', { number: index + 1 })}
            onClick={() => onRemove(file)}
          >
            <Close fontSize="small" />
          </IconButton>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme: { palette, spacing, shape } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 96,
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: palette.action.hover,
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& button, & button:hover': {
    position: 'absolute',
    top: 2,
    right: 2,
    background: palette.background.paper,
  },
}));
