import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { Backdrop, Surface } from './form/dialogStyles.ts';
import { useModal } from './form/useModal.ts';
import { LoadAgain } from './LoadAgain.tsx';

interface LoadFailedDialogProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Stands where a dialog would, whose code could not be loaded. */
export function LoadFailedDialog({ onRetry, onClose }: LoadFailedDialogProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const keys = useModal(frame, onClose);
  return createPortal(
    <Backdrop ref={frame} {...keys}>
      <Surface role="dialog" aria-modal aria-label={translate('errors.load.part')} tabIndex={-1}>
        <Stack sx={{ p: 3, gap: 2 }}>
          <LoadAgain
            message={navigator.onLine ? 'errors.load.text' : 'errors.load.offline'}
            onRetry={onRetry}
          />
          <Button color="inherit" onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
            {translate('dialog.close')}
          </Button>
        </Stack>
      </Surface>
    </Backdrop>,
    document.body,
  );
}
