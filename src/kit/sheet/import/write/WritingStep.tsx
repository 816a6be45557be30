import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { WorkProgress } from '../WorkProgress.tsx';
import { ChangeCounts } from './ChangeCounts.tsx';
import type { Writing } from './useSheetWriting.ts';
import { countOf, type Changes } from './writeChanges.ts';

interface WritingStepProps extends Writing {
  changes: Changes;
  onCancel: () => void;
}

export function WritingStep({ phase, written, changes, onCancel }: WritingStepProps) {
  const translate = useTranslate();
  const [isStopping, setIsStopping] = useState(false);
  const stage = isStopping && phase !== 'done' ? 'stopping' : phase;
  const cancel = () => {
    setIsStopping(true);
    onCancel();
  };
  return (
    <>
      <DialogContent dividers>
        <WorkProgress
          stage={translate(`sheetImport.stages.${stage}`)}
          progress={{ done: written.offset, total: countOf(changes) }}
        >
          <ChangeCounts written={written} changes={changes} />
        </WorkProgress>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus disabled={isStopping || phase === 'done'} onClick={cancel}>
          {translate('dialog.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
