import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { usePrice } from '../rateBrowser/usePrice.ts';
import { useVoid } from './useVoid.ts';

interface VoidLabelDialogProps {
  shipment: Shipment & { label_id: string };
  onClose: () => void;
}

/** Confirms voiding a label and explains the consequences. */
export function VoidLabelDialog({ shipment, onClose }: VoidLabelDialogProps) {
  const translate = useTranslate();
  const price = usePrice();
  const { mutate } = useVoid(onClose);
  const [isAsked, setIsAsked] = useState(false);
  const confirm = () => {
    setIsAsked(true);
    mutate(shipment.label_id);
  };
  const { recipient, tracking_number, total } = shipment;
  return (
    <Confirm
      title={translate('resources.shipments.void.title')}
      text={translate('resources.shipments.void.text', {
        recipient,
        number: tracking_number ?? '–',
        price: price(total),
      })}
      confirmLabel={translate('resources.shipments.void.yes')}
      cancelLabel={translate('resources.shipments.void.no')}
      onConfirm={confirm}
      onCancel={onClose}
      isBusy={isAsked}
    />
  );
}
