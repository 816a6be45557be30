import { useState } from 'react';
import { PreviewFrame } from '../../../../kit/sheet/import/PreviewFrame.tsx';
import type { SheetImport } from '../../../../kit/sheet/import/sheetImport.ts';
import type { Changes } from '../../../../kit/sheet/import/write/writeChanges.ts';
import type { Choices } from '../choices.ts';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { DamagedIds } from './DamagedIds.tsx';
import { NewerChoices } from './NewerChoices.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { PlanView } from './PlanView.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';
import { Renames } from './Renames.tsx';
import type { Sheet } from './sheet.ts';
import { UncertainReadings } from './UncertainReadings.tsx';

interface PreviewStepProps {
  sheetImport: SheetImport;
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

/** Previews the changes of the sheet, and asks about those that need an answer. */
export function PreviewStep({
  sheetImport,
  sheet,
  split,
  splitRenames,
  choices,
  setChoices,
  changes,
  onOther,
  onProcess,
}: PreviewStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { plan, fileName } = sheet;
  const [isConfirmed, setConfirmed] = useState(false);
  const isOpen = plan.damaged.devices > 0 || (plan.uncertain > 0 && !isConfirmed);
  return (
    <>
      <PreviewFrame
        {...{ sheetImport, fileName, changes, onOther }}
        isBlocked={plan.counts.invalid > 0 || isOpen}
        blockedBy="priceMatrixDamaged priceMatrixDoubts priceMatrixNotice"
        onProcess={() => (changes.removed > 0 ? setIsAsking(true) : onProcess())}
      >
        <PlanSummary plan={plan} choices={choices} />
        <DamagedIds sheet={sheet} />
        <UncertainReadings count={plan.uncertain} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
        <Renames renames={plan.renames} split={split} onSplit={splitRenames} />
        <PreviewNotice plan={plan} changes={changes} />
        <NewerChoices plan={plan} choices={choices} onChange={setChoices} />
        <PlanView key={String(split)} sheet={sheet} choices={choices} />
      </PreviewFrame>
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
