import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { ExportSteps } from './ExportSteps.tsx';

/** Export Price Matrix (contract 4 §2.5). */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('priceMatrix.export.title')} onClose={onClose}>
      <ExportSteps onClose={onClose} />
    </DialogFrame>
  );
}
