import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { SheetImport } from './sheetImport.ts';
import { StepHeading } from './StepHeading.tsx';
import { useImportText } from './useImportText.ts';
import { countOf, type Changes } from './write/writeChanges.ts';

interface PreviewFrameProps {
  sheetImport: SheetImport;
  fileName: string;
  changes: Changes;
  /** Whether something must be corrected or answered first. */
  isBlocked?: boolean;
  /** Ids of the elements that say why the sheet cannot be processed. */
  blockedBy?: string;
  onOther: () => void;
  onProcess: () => void;
  /** The planned changes, and what is asked about them. */
  children: ReactNode;
}

/** The preview of a sheet's changes, with the button that writes them if there are any. */
export function PreviewFrame({
  sheetImport,
  fileName,
  changes,
  isBlocked = false,
  blockedBy,
  onOther,
  onProcess,
  children,
}: PreviewFrameProps) {
  const text = useImportText(sheetImport);
  const total = countOf(changes);
  const isReady = total > 0 && !isBlocked;
  return (
    <>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <StepHeading>{text('preview', { file: fileName })}</StepHeading>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onOther}>
          {text('other')}
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : blockedBy}
          onClick={onProcess}
        >
          {text('process', { smart_count: total })}
        </Button>
      </DialogActions>
    </>
  );
}
