import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { shipments } from '../../../schemas/shipping/shipments.ts';
import { LoadedBrowser } from './LoadedBrowser.tsx';
import type { RateBrowserProps } from './props.ts';
import { useConfirmClose } from './useConfirmClose.ts';

/** Compares carriers' rates for a package, configures the shipment and buys its label (contract 4 §2.9). */
export default function RateBrowser({ start: given, onClose, onBought }: RateBrowserProps) {
  const translate = useTranslate();
  const mayBuy = useCan()('create', shipments);
  const [start] = useState(given ?? {});
  const { closeGuard, close, question } = useConfirmClose(onClose);
  return (
    <DialogFrame title={translate('shipping.rateBrowser.title')} maxWidth="xl" onClose={close}>
      {mayBuy ? (
        <LoadedBrowser {...{ start, closeGuard, onBought }} onClose={close} />
      ) : (
        <DialogError onClose={onClose} />
      )}
      {question && (
        <Confirm
          title={translate('dialog.unsaved.title')}
          text={translate('dialog.unsaved.text')}
          confirmLabel={translate('dialog.unsaved.leave')}
          cancelLabel={translate('dialog.unsaved.stay')}
          {...question}
        />
      )}
    </DialogFrame>
  );
}
