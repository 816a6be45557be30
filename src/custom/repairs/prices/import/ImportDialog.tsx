import { useTranslate } from 'react-admin';
import { SheetImportDialog } from '../../../../kit/sheet/import/SheetImportDialog.tsx';
import { Notes } from '../Notes.tsx';
import { PastImports } from '../../../../kit/sheet/import/past/PastImports.tsx';
import { SheetSteps } from './SheetSteps.tsx';
import { usePriceMatrixImport } from './usePriceMatrixImport.ts';
import { useReading } from './useReading.ts';

/** Import Price Matrix (contract 4 §2.5): select a sheet, preview its changes, write them. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const reading = useReading();
  const sheetImport = usePriceMatrixImport();
  return (
    <SheetImportDialog
      {...reading}
      title={translate('priceMatrix.import.title')}
      stageText={(stage) => translate(`priceMatrix.stages.${stage}`)}
      notes={[<Notes />, <PastImports sheetImport={sheetImport} />]}
      renderSheet={(sheet) => <SheetSteps sheet={sheet} onOther={reading.reset} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
