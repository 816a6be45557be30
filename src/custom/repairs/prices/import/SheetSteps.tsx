import { useState } from 'react';
import { UnsavedChangesDialog } from '../../../../kit/form/UnsavedChangesDialog.tsx';
import { noneChosen } from '../choices.ts';
import { useNotifyOnClose } from '../../../../kit/useNotifyOnClose.ts';
import { ImportDone } from './ImportDone.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { changesOf, type Sheet } from './sheet.ts';
import { useRenames } from './useRenames.ts';
import { useWriting } from './useWriting.ts';
import { useListOptions } from '../../../../kit/page.ts';
import { WritingStep } from './WritingStep.tsx';

interface SheetStepsProps {
  sheet: Sheet;
  /** Selects another file. */
  onOther: () => void;
  onClose: () => void;
}

/** The steps after reading a sheet: preview, writing, result. */
export function SheetSteps({ sheet: read, onOther, onClose }: SheetStepsProps) {
  const { path } = useListOptions();
  const notifyAtEnd = useNotifyOnClose();
  const { sheet, split, splitRenames } = useRenames(read);
  const [choices, setChoices] = useState(noneChosen);
  const { writing, isWorking, isWorkingNow, start, cancel } = useWriting(sheet, choices, () => {
    notifyAtEnd(<ImportDone listPath={path} />, { type: 'success', autoHideDuration: 10_000 });
    onClose();
  });
  const changes = changesOf(sheet.plan, choices);
  return (
    <>
      <UnsavedChangesDialog
        question="priceMatrix.leave"
        isUnsaved={isWorkingNow}
        isDirty={isWorking}
        isSaving={false}
      />
      {writing.phase === 'waiting' ? (
        <PreviewStep
          {...{ sheet, split, splitRenames, choices, setChoices, changes, onOther }}
          onProcess={start}
        />
      ) : isWorking || writing.phase === 'done' ? (
        <WritingStep {...writing} changes={changes} onCancel={cancel} />
      ) : (
        <ResultStep {...writing} importId={sheet.id} changes={changes} onContinue={start} onClose={onClose} />
      )}
    </>
  );
}
