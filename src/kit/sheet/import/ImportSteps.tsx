import { use, useImperativeHandle, type ReactNode } from 'react';
import { UnsavedChangesDialog } from '../../form/UnsavedChangesDialog.tsx';
import { useNotifyOnClose } from '../../useNotifyOnClose.ts';
import type { SheetImport } from './sheetImport.ts';
import { WorkingContext } from './WorkingContext.ts';
import { ImportDone } from './write/ImportDone.tsx';
import { ResultStep } from './write/ResultStep.tsx';
import { useSheetWriting, type SheetWrites } from './write/useSheetWriting.ts';
import type { Changes, Creation, Update } from './write/writeChanges.ts';
import { WritingStep } from './write/WritingStep.tsx';

interface ImportStepsProps<C extends Creation, U extends Update> {
  sheetImport: SheetImport;
  writes: SheetWrites<C, U>;
  /** The number of changes that `writes` makes. */
  changes: Changes;
  /** Shows the planned changes. Nothing is written before `onProcess` is called. */
  renderPreview: (onProcess: () => void) => ReactNode;
  onClose: () => void;
}

/** The steps after a sheet was read: preview, writing, and the result unless everything was written. */
export function ImportSteps<C extends Creation, U extends Update>({
  sheetImport,
  writes,
  changes,
  renderPreview,
  onClose,
}: ImportStepsProps<C, U>) {
  const notifyAtEnd = useNotifyOnClose();
  const { writing, isWorking, isWorkingNow, start, cancel } = useSheetWriting(
    sheetImport,
    writes,
    (written) => {
      const done = <ImportDone sheetImport={sheetImport} written={written} />;
      notifyAtEnd(done, { type: 'success', autoHideDuration: 10_000 });
      onClose();
    },
  );
  const dialog = use(WorkingContext);
  useImperativeHandle(dialog, () => isWorkingNow, [isWorkingNow]);
  return (
    <>
      <UnsavedChangesDialog
        question="sheetImport.leave"
        isUnsaved={() => dialog.current?.() ?? false}
        isDirty={isWorking}
        isSaving={false}
      />
      {writing.phase === 'waiting' ? (
        renderPreview(start)
      ) : isWorking || writing.phase === 'done' ? (
        <WritingStep {...writing} changes={changes} onCancel={cancel} />
      ) : (
        <ResultStep
          {...writing}
          sheetImport={sheetImport}
          importId={writes.id}
          changes={changes}
          onContinue={start}
          onClose={onClose}
        />
      )}
    </>
  );
}
