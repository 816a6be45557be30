import { useState } from 'react';
import { ImportSteps } from '../../../../kit/sheet/import/ImportSteps.tsx';
import { noneChosen } from '../choices.ts';
import { PreviewStep } from './PreviewStep.tsx';
import { changesOf, type Sheet } from './sheet.ts';
import { usePriceMatrixImport, usePriceMatrixWrites } from './usePriceMatrixImport.ts';
import { useRenames } from './useRenames.ts';

interface SheetStepsProps {
  sheet: Sheet;
  /** Selects another file. */
  onOther: () => void;
  onClose: () => void;
}

/** The steps after reading a sheet. */
export function SheetSteps({ sheet: read, onOther, onClose }: SheetStepsProps) {
  const sheetImport = usePriceMatrixImport();
  const { sheet, split, splitRenames } = useRenames(read);
  const [choices, setChoices] = useState(noneChosen);
  const writes = usePriceMatrixWrites(sheet, choices);
  const changes = changesOf(sheet.plan, choices);
  return (
    <ImportSteps
      {...{ sheetImport, writes, changes, onClose }}
      renderPreview={(onProcess) => (
        <PreviewStep
          {...{ sheetImport, sheet, split, splitRenames, choices, setChoices, changes, onOther, onProcess }}
        />
      )}
    />
  );
}
