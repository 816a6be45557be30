import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { DragEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Problem } from './problemOf.ts';
import { FileChooser } from '../FileChooser.tsx';

interface ChooseStepProps {
  /** The file selected before, and why it cannot be read. */
  fileName?: string;
  problem?: Problem;
  /** The file to retry with. */
  retry?: File;
  onChoose: (file: File) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Chooses the file, by button or drop, and says why the last one was refused. */
export function ChooseStep({ fileName, problem, retry, onChoose, onClose, children }: ChooseStepProps) {
  const translate = useTranslate();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <>
      <DialogContent dividers onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Stack sx={{ gap: 2.5 }}>
          {problem && (
            <Alert
              severity="error"
              action={
                retry && (
                  <Button color="inherit" size="small" onClick={() => onChoose(retry)}>
                    {translate('errors.retry')}
                  </Button>
                )
              }
            >
              <AlertTitle>{fileName}</AlertTitle>
              {translate(problem.message, problem.params)}
            </Alert>
          )}
          <FileChooser onChoose={onChoose} />
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.close')}
        </Button>
      </DialogActions>
    </>
  );
}
