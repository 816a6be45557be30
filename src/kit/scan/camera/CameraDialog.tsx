import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type ReactNode } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { DialogTop } from '../../form/DialogFrame.tsx';
import { CameraView } from './CameraView.tsx';

interface CameraDialogProps {
  onCode: (code: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The camera until a code is read; the chosen camera is stored on this device. */
export default function CameraDialog({ onCode, onClose, children }: CameraDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [chosen, setChosen] = useStore<string | undefined>('scan.camera');
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    // The chosen camera may have been removed.
    setChosen(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTop id={titleId} title={translate('scan.title')} onClose={onClose} />
      <DialogContent dividers>
        <CameraView
          key={`${chosen} ${attempt}`}
          deviceId={chosen}
          onChoose={setChosen}
          onRetry={retry}
          onCode={onCode}
        >
          {children}
        </CameraView>
      </DialogContent>
    </Dialog>
  );
}
