import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ReadingStep } from './ReadingStep.tsx';
import { SheetSteps } from './SheetSteps.tsx';
import { useReading } from './useReading.ts';

/** Import Price Matrix (contract 4 §2.5): select a sheet, preview its changes, write them. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { reading, read, reset } = useReading();
  return (
    <DialogFrame
      title={translate('priceMatrix.import.title')}
      maxWidth={reading.name === 'read' ? 'lg' : 'sm'}
      onClose={onClose}
    >
      {reading.name === 'choosing' && <ChooseStep {...reading} onChoose={read} onClose={onClose} />}
      {reading.name === 'reading' && <ReadingStep {...reading} onCancel={reset} />}
      {reading.name === 'read' && <SheetSteps sheet={reading.sheet} onOther={reset} onClose={onClose} />}
    </DialogFrame>
  );
}
