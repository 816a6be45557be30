import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { TicketPhoto } from '../../../schemas/tickets/photos/photos.ts';
import { TicketPhotoImage } from './TicketPhotoImage.tsx';

interface PhotoGridProps {
  deviceId: string;
  photos: TicketPhoto[];
  onOpen: (id: string) => void;
}

/** Thumbnails of photos, with their phase and whether the customer may see them. */
export function PhotoGrid({ deviceId, photos, onOpen }: PhotoGridProps) {
  const translate = useTranslate();
  return (
    <Grid>
      {photos.map(({ id, phase, is_internal, caption, thumbnail }, index) => {
        const words = [
          translate(`ticket_photos.phases.${phase}`),
          ...(is_internal ? [] : [translate('ticket_photos.for_customer')]),
        ].join(' · ');
        const label = translate('ticket_photos.open', { number: index + 1, words });
        return (
          <li key={id}>
            <button type="button" aria-label={label} data-photo={id} onClick={() => onOpen(id)}>
              {thumbnail ? (
                <img src={thumbnail} alt="" />
              ) : (
                <TicketPhotoImage deviceId={deviceId} id={id} alt="" loading="lazy" />
              )}
            </button>
            <Box component="span" aria-hidden>
              {caption ?? words}
            </Box>
          </li>
        );
      })}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme: { palette, spacing, shape } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: spacing(1),
  margin: spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { minWidth: 0 },
  '& button': {
    display: 'block',
    width: '100%',
    padding: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: palette.action.hover,
    cursor: 'zoom-in',
    overflow: 'hidden',
  },
  '& img': { display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover' },
  '& span': {
    display: 'block',
    fontSize: '0.75rem',
    color: palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));
