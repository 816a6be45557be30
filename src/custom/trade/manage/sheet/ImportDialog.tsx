import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useText } from '../../../../i18n/useText.ts';
import { SheetImportDialog } from '../../../../kit/sheet/import/SheetImportDialog.tsx';
import { useSheetReading } from '../../../../kit/sheet/import/useSheetReading.ts';
import { readWorkbook } from '../../../../kit/sheet/read/readWorkbook.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import { planImport } from './planImport.ts';
import { PlanStep } from './PlanStep.tsx';
import { readPrices } from './readPrices.ts';
import { layout, maxSize } from './sheetLayout.ts';
import { useDevices } from './useDevices.ts';

interface ImportDialogProps {
  versionId: string;
  prices: readonly PriceRow[];
  onClose: () => void;
}

/** Imports a price sheet: file, preview, import (contract 4 §2.10). */
export default function ImportDialog({ versionId, prices, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const columnText = useColumnText();
  const devicesOf = useDevices();
  const reading = useSheetReading(async (file, { report, match }) => {
    report('reading');
    const grid = await readWorkbook(file, maxSize);
    const columns = await match(grid, layout);
    report('reading');
    const sheet = readPrices(grid, columns);
    const plan = planImport(sheet, prices, await devicesOf(sheet.rows, prices));
    return { id: crypto.randomUUID(), fileName: file.name, plan };
  });
  return (
    <SheetImportDialog
      {...reading}
      title={translate('trade.sheet.import')}
      stageText={(stage) => translate(`sheetImport.stages.${stage}`)}
      columnText={columnText}
      notes={
        <Typography variant="body2" color="text.secondary">
          {translate('trade.sheet.hint')}
        </Typography>
      }
      renderSheet={(sheet) => <PlanStep {...{ versionId, onClose }} {...sheet} onOther={reading.reset} />}
      onClose={onClose}
    />
  );
}

function useColumnText() {
  const text = useText();
  return (column: string) =>
    text([`resources.tradeVersions.values.condition.${column}`, `trade.sheet.columns.${column}`]);
}
