import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { FileChooser } from '../../../../kit/sheet/FileChooser.tsx';
import { SheetError } from '../../../../kit/sheet/SheetError.ts';
import { reasonOf } from '../../../../dataProvider/errors.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import { planImport } from './planImport.ts';
import { PlanStep } from './PlanStep.tsx';
import { readPrices } from './readPrices.ts';
import type { SheetPlan } from './types.ts';
import { useDevices } from './useDevices.ts';

interface ImportDialogProps {
  versionId: string;
  prices: readonly PriceRow[];
  onClose: () => void;
}

interface Problem {
  message: string;
  params?: Record<string, string | number>;
}

/** Imports a price sheet: file, preview, import (contract 4 §2.10). */
export default function ImportDialog({ versionId, prices, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const devicesOf = useDevices();
  const [read, setRead] = useState<{ name: string; plan: SheetPlan }>();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const choose = async (file: File) => {
    setIsReading(true);
    setProblem(undefined);
    try {
      const sheet = await readPrices(file);
      setRead({ name: file.name, plan: planImport(sheet, prices, await devicesOf(sheet.rows, prices)) });
    } catch (error) {
      const isSheet = error instanceof SheetError;
      setProblem(
        isSheet
          ? { message: error.code, params: error.params }
          : { message: reasonOf(error, 'messages.failed') },
      );
    } finally {
      setIsReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  };
  return (
    <DialogFrame title={translate('trade.sheet.import')} maxWidth={read ? 'lg' : 'sm'} onClose={onClose}>
      {read ? (
        <PlanStep {...{ versionId, onClose }} {...read} onOther={() => setRead(undefined)} />
      ) : (
        <>
          <DialogContent dividers onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <Stack sx={{ gap: 2 }}>
              {problem && <Alert severity="error">{translate(problem.message, problem.params)}</Alert>}
              {isReading ? (
                <CircularProgress aria-label={translate('trade.sheet.reading')} sx={{ m: 'auto' }} />
              ) : (
                <FileChooser onChoose={(file) => void choose(file)} />
              )}
              <Typography variant="body2" color="text.secondary">
                {translate('trade.sheet.hint')}
              </Typography>
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {translate('dialog.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}
