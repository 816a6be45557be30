import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { useReload } from '../../../kit/useReload.ts';
import type { Label } from '../../../schemas/shipping/labels.ts';
import { shipments } from '../../../schemas/shipping/shipments.ts';
import { useShippingCalls } from '../calls.ts';
import { useCarrierErrorText } from '../useCarrierErrorText.ts';
import type { LabelUse, RateBrowserDefaults } from '../rateBrowser/props.ts';
import { fileName } from './states.ts';

const RateBrowser = lazyWithPreload(() => import('../rateBrowser/RateBrowser.tsx'));
const PrintDialog = lazyWithPreload(() => import('./print/PrintDialog.tsx'));

interface NewLabelProps {
  start?: RateBrowserDefaults;
  onClose: () => void;
}

/** From the rates of a package to its label: bought, then printed, emailed or downloaded. */
export default function NewLabel({ start, onClose }: NewLabelProps) {
  const translate = useTranslate();
  const mayBuy = useCan()('create', shipments);
  const reload = useReload(shipments);
  const [printed, setPrinted] = useState<Label>();
  const handOver = useDeliverReturnLabel();
  if (!mayBuy)
    return (
      <DialogFrame title={translate('resources.shipments.actions.new')} onClose={onClose}>
        <DialogError onClose={onClose} />
      </DialogFrame>
    );
  if (printed)
    return <PrintDialog labelIds={[printed.label_id]} name={fileName([printed])} onClose={onClose} />;
  const take = (label: Label, use: LabelUse, to?: string) => {
    reload();
    if (use === 'print') return setPrinted(label);
    void handOver(label, use, to);
    return onClose();
  };
  return <RateBrowser start={start} onClose={onClose} onBought={take} />;
}

/** Emails or downloads a return label; the purchase stands even if that fails. */
function useDeliverReturnLabel() {
  const notify = useNotify();
  const words = useCarrierErrorText();
  const { getLabelFile, mailLabel } = useShippingCalls();
  const [key] = useState(() => crypto.randomUUID());
  return async (label: Label, use: LabelUse, to?: string) => {
    try {
      if (use === 'email') {
        await mailLabel({ params: { labelId: label.label_id }, body: { to, key } });
        notify('resources.shipments.mailed', { type: 'success' });
      } else {
        saveFile(await getLabelFile(label.label_id, 'pdf'), `${fileName([label])}.pdf`);
      }
    } catch (error) {
      const fallback =
        use === 'email' ? 'resources.shipments.mail_failed' : 'resources.shipments.print.failed';
      notify(words(error, fallback), { type: 'error' });
    }
  };
}
