import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Choices } from '../choices.ts';
import { DamagedIds } from './DamagedIds.tsx';
import { UncertainReadings } from './UncertainReadings.tsx';
import { NewerChoices } from './NewerChoices.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { PlanView } from './PlanView.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';
import { Renames } from './Renames.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { countOf, type Changes, type Sheet } from './sheet.ts';
import { StepHeading } from '../../../../kit/sheet/import/StepHeading.tsx';

interface PreviewStepProps {
  sheet: Sheet;
  /** The renames split into a removal and a creation. */
  split: string[];
  splitRenames: (keys: string[]) => void;
  choices: Choices;
  setChoices: (choices: Choices) => void;
  changes: Changes;
  onOther: () => void;
  onProcess: () => void;
}

/** Previews the changes of the sheet. Nothing is written before Process. */
export function PreviewStep({
  sheet,
  split,
  splitRenames,
  choices,
  setChoices,
  changes,
  onOther,
  onProcess,
}: PreviewStepProps) {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { plan, fileName } = sheet;
  const [isConfirmed, setConfirmed] = useState(false);
  const isOpen = plan.damaged.devices > 0 || (plan.uncertain > 0 && !isConfirmed);
  const isReady = plan.counts.invalid === 0 && countOf(changes) > 0 && !isOpen;
  return (
    <>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <StepHeading>{translate('priceMatrix.preview.title', { file: fileName })}</StepHeading>
          <PlanSummary plan={plan} choices={choices} />
          <DamagedIds sheet={sheet} />
          <UncertainReadings count={plan.uncertain} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
          <Renames renames={plan.renames} split={split} onSplit={splitRenames} />
          <PreviewNotice plan={plan} changes={changes} />
          <NewerChoices plan={plan} choices={choices} onChange={setChoices} />
          <PlanView key={String(split)} sheet={sheet} choices={choices} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onOther}>
          {translate('priceMatrix.import.other')}
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : 'priceMatrixDamaged priceMatrixDoubts priceMatrixNotice'}
          onClick={() => (changes.removed > 0 ? setIsAsking(true) : onProcess())}
        >
          {translate('priceMatrix.import.process')}
        </Button>
      </DialogActions>
      {isAsking && (
        <ConfirmRemoval
          plan={plan}
          choices={choices}
          removed={changes.removed}
          onConfirm={onProcess}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
