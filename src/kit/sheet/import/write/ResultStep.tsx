import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { UndoImport } from '../past/UndoImport.tsx';
import type { SheetImport } from '../sheetImport.ts';
import { useImportText } from '../useImportText.ts';
import { ChangeCounts } from './ChangeCounts.tsx';
import { RefusedList } from './RefusedList.tsx';
import type { Writing } from './useSheetWriting.ts';
import { countOf, type Changes } from './writeChanges.ts';

interface ResultStepProps extends Writing {
  sheetImport: SheetImport;
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
  sheetImport,
  importId,
  changes,
  onContinue,
  onClose,
}: ResultStepProps) {
  const translate = useTranslate();
  const text = useImportText(sheetImport);
  const total = countOf(changes);
  const isCanceled = phase === 'canceled';
  return (
    <>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <Alert severity={isCanceled ? 'warning' : 'error'}>
            <AlertTitle>{text(isCanceled ? 'canceled' : 'failed')}</AlertTitle>
            {phase === 'failed' && problem && <div>{translate(problem.message, problem.params)}</div>}
            {phase === 'finished'
              ? text('left_unchanged', { smart_count: written.refused.length })
              : text('partly', { done: written.offset, total, left: total - written.offset })}
          </Alert>
          <ChangeCounts written={written} changes={changes} />
          {written.refused.length > 0 && <RefusedList model={sheetImport.model} refused={written.refused} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {countOf(written) > 0 && (
          <UndoImport sheetImport={sheetImport} id={importId} changes={written} onUndone={onClose} />
        )}
        <Button color="inherit" onClick={onClose} autoFocus={phase === 'finished'}>
          {translate('dialog.close')}
        </Button>
        {phase !== 'finished' && (
          <Button variant="contained" autoFocus onClick={onContinue}>
            {text('continue')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
