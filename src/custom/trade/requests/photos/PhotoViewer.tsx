import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Photo } from './Photo.tsx';

interface PhotoViewerProps {
  photos: string[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A full-screen photo; arrow keys show the others. */
export function PhotoViewer({ photos, shown, onShow, onClose }: PhotoViewerProps) {
  const translate = useTranslate();
  const step = (by: number) => onShow((shown + by + photos.length) % photos.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const title = translate('trade.photos.title', { number: shown + 1, count: photos.length });
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-label={title}>
      <Bar>
        <span aria-live="polite">{title}</span>
        {photos.length > 1 && (
          <>
            <IconButton onClick={() => step(-1)} aria-label={translate('trade.photos.previous')}>
              <ChevronLeft />
            </IconButton>
            <IconButton onClick={() => step(1)} aria-label={translate('trade.photos.next')}>
              <ChevronRight />
            </IconButton>
          </>
        )}
        <IconButton autoFocus onClick={onClose} aria-label={translate('dialog.close')}>
          <Close />
        </IconButton>
      </Bar>
      <Picture key={photos[shown]} address={photos[shown]} alt={title} />
    </Dialog>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  '& > span': { flexGrow: 1 },
}));

const Picture = styled(Photo)({ flex: '1 1 0', minHeight: 0, width: '100%', objectFit: 'contain' });
