import { useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../form/Confirm.tsx';
import { DialogFrame } from '../../form/DialogFrame.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { MatchStep } from './match/MatchStep.tsx';
import { ReadingStep } from './ReadingStep.tsx';
import type { useSheetReading } from './useSheetReading.ts';
import { WorkingContext } from './WorkingContext.ts';

interface SheetImportDialogProps<T> extends ReturnType<typeof useSheetReading<T>> {
  title: string;
  stageText: (stage: string) => string;
  /** The names of columns, for sheets whose columns are matched by heading. */
  columnText?: (column: string) => string;
  /** Below the file chooser, such as notes and past imports. */
  notes: ReactNode;
  /** Previews, writes and reports what the read sheet changes. */
  renderSheet: (sheet: T) => ReactNode;
  onClose: () => void;
}

/** Imports a sheet: choose a file, read it, preview its changes, write them. Asks before it closes while writing. */
export function SheetImportDialog<T>({
  title,
  stageText,
  columnText = (column) => column,
  notes,
  renderSheet,
  reading,
  read,
  reset,
  onClose,
}: SheetImportDialogProps<T>) {
  const translate = useTranslate();
  const isWorking = useRef<() => boolean>(null);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    isWorking.current = null;
    onClose();
  };
  return (
    <DialogFrame
      title={title}
      maxWidth={reading.name === 'read' ? 'lg' : 'sm'}
      onClose={() => (isWorking.current?.() ? setIsAsking(true) : onClose())}
    >
      {reading.name === 'choosing' && (
        <ChooseStep {...reading} onChoose={read} onClose={onClose}>
          {notes}
        </ChooseStep>
      )}
      {reading.name === 'reading' && (
        <ReadingStep {...reading} stage={stageText(reading.stage)} onCancel={reset} />
      )}
      {reading.name === 'matching' && <MatchStep {...reading} columnText={columnText} onOther={reset} />}
      {reading.name === 'read' && (
        <WorkingContext value={isWorking}>{renderSheet(reading.sheet)}</WorkingContext>
      )}
      {isAsking && (
        <Confirm
          title={translate('sheetImport.leave.title')}
          text={translate('sheetImport.leave.text')}
          confirmLabel={translate('sheetImport.leave.leave')}
          cancelLabel={translate('sheetImport.leave.stay')}
          onConfirm={leave}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </DialogFrame>
  );
}
