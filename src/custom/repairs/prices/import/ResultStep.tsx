import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { ChangeCounts } from './ChangeCounts.tsx';
import { RefusedList } from './RefusedList.tsx';
import { countOf, type Changes } from './sheet.ts';
import { UndoImport } from './UndoImport.tsx';
import type { Writing } from './useWriting.ts';

interface ResultStepProps extends Writing {
  importId: string;
  changes: Changes;
  onContinue: () => void;
  onClose: () => void;
}

/** The result of an incomplete import: what was written, what was not, and how to continue. */
export function ResultStep({
  phase,
  written,
  problem,
  importId,
  changes,
  onContinue,
  onClose,
}: ResultStepProps) {
  const translate = useTranslate();
  const total = countOf(changes);
  const isCanceled = phase === 'canceled';
  return (
    <>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <Alert severity={isCanceled ? 'warning' : 'error'}>
            <AlertTitle>
              {translate(isCanceled ? 'priceMatrix.import.canceled' : 'priceMatrix.import.failed')}
            </AlertTitle>
            {phase === 'failed' && problem && <div>{translate(problem.message, problem.params)}</div>}
            {phase === 'finished'
              ? translate('priceMatrix.import.refused', { smart_count: written.refused.length })
              : translate('priceMatrix.import.partly', {
                  done: written.offset,
                  total,
                  left: total - written.offset,
                })}
          </Alert>
          <ChangeCounts written={written} changes={changes} />
          {written.refused.length > 0 && <RefusedList refused={written.refused} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {countOf(written) > 0 && <UndoImport id={importId} changes={written} onUndone={onClose} />}
        <Button color="inherit" onClick={onClose} autoFocus={phase === 'finished'}>
          {translate('dialog.close')}
        </Button>
        {phase !== 'finished' && (
          <Button variant="contained" autoFocus onClick={onContinue}>
            {translate('priceMatrix.import.continue')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
