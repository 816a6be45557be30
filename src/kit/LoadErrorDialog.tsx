import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { Backdrop, Surface } from './form/dialogStyles.ts';
import { useModal } from './form/useModal.ts';
import { ReloadButton } from './errors/ReloadButton.tsx';
import { LoadErrorAlert } from './LoadErrorAlert.tsx';

interface LoadErrorDialogProps {
  /** The code may belong to a replaced version: also offers to reload the page. */
  isOutdated?: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces a dialog whose code could not be loaded. */
export function LoadErrorDialog({ isOutdated = false, onRetry, onClose }: LoadErrorDialogProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const keys = useModal(frame, onClose);
  return createPortal(
    <Backdrop ref={frame} {...keys}>
      <Surface role="dialog" aria-modal aria-label={translate('errors.load.part')} tabIndex={-1}>
        <Stack sx={{ p: 3, gap: 2 }}>
          <LoadErrorAlert
            message={
              isOutdated ? 'errors.load.gone' : navigator.onLine ? 'errors.load.text' : 'errors.load.offline'
            }
            onRetry={onRetry}
          />
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
            <Button color="inherit" onClick={onClose}>
              {translate('dialog.close')}
            </Button>
            {isOutdated && <ReloadButton />}
          </Stack>
        </Stack>
      </Surface>
    </Backdrop>,
    document.body,
  );
}
