import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Progress } from './progress.ts';
import { WorkProgress } from './WorkProgress.tsx';

interface ReadingStepProps {
  fileName: string;
  stage: string;
  progress?: Progress;
  onCancel: () => void;
}

export function ReadingStep({ fileName, stage, progress, onCancel }: ReadingStepProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent dividers>
        <WorkProgress stage={stage} progress={progress}>
          <Typography color="text.secondary">{fileName}</Typography>
        </WorkProgress>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onCancel}>
          {translate('dialog.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
