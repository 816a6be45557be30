import type { ReactNode } from 'react';
import { DialogFrame } from '../../form/DialogFrame.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ReadingStep } from './ReadingStep.tsx';
import type { useSheetReading } from './useSheetReading.ts';

interface SheetImportDialogProps<T> extends ReturnType<typeof useSheetReading<T>> {
  title: string;
  stageText: (stage: string) => string;
  /** Below the file chooser, such as notes and past imports. */
  notes: ReactNode;
  /** Previews, writes and reports what the read sheet changes. */
  renderSheet: (sheet: T) => ReactNode;
  onClose: () => void;
}

/** Imports a sheet: choose a file, read it, preview its changes, write them. */
export function SheetImportDialog<T>({
  title,
  stageText,
  notes,
  renderSheet,
  reading,
  read,
  reset,
  onClose,
}: SheetImportDialogProps<T>) {
  return (
    <DialogFrame title={title} maxWidth={reading.name === 'read' ? 'lg' : 'sm'} onClose={onClose}>
      {reading.name === 'choosing' && (
        <ChooseStep {...reading} onChoose={read} onClose={onClose}>
          {notes}
        </ChooseStep>
      )}
      {reading.name === 'reading' && (
        <ReadingStep {...reading} stage={stageText(reading.stage)} onCancel={reset} />
      )}
      {reading.name === 'read' && renderSheet(reading.sheet)}
    </DialogFrame>
  );
}
