import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import type { Label } from '../../../schemas/shipping/labels.ts';
import type { Rate } from '../../../schemas/shipping/rates.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { PurchaseNotice } from '../rateBrowser/buy/PurchaseNotice.tsx';
import { useConfirmAddress } from '../rateBrowser/buy/useConfirmAddress.tsx';
import { isLocked, usePurchase } from '../rateBrowser/buy/usePurchase.ts';
import { usePrice } from '../rateBrowser/usePrice.ts';
import { fileName } from './states.ts';

const PrintDialog = lazyWithPreload(() => import('./print/PrintDialog.tsx'));

interface BuyLabelDialogProps {
  shipment: Shipment;
  onClose: () => void;
}

const text = (key: string) => `resources.shipments.buy.${key}`;

/** Buys the label of a stored shipment at the shown price, then prints it. */
export default function BuyLabelDialog({ shipment, onClose }: BuyLabelDialogProps) {
  const translate = useTranslate();
  const price = usePrice();
  const id = useId();
  const [label, setLabel] = useState<Label>();
  const purchase = usePurchase({ onSettled: () => {}, onBought: setLabel });
  const { ask, question } = useConfirmAddress();
  const [isAsking, setIsAsking] = useState(false);
  const buy = async () => {
    setIsAsking(true);
    const isBuying = await ask(shipment.ship_to);
    setIsAsking(false);
    if (isBuying) void purchase.buy({ rate: rateOf(shipment), use: 'print' });
  };
  if (label) return <PrintDialog labelIds={[label.label_id]} name={fileName([label])} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate(text('title'))}</DialogTitle>
      <DialogContent>
        <PurchaseNotice purchase={purchase} onStay={onClose} />
        {translate(text('text'), { recipient: shipment.recipient, price: price(shipment.total) })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isLocked(purchase.state) || isAsking}
          onClick={() => void buy()}
        >
          {translate(text('yes'))}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}

/** The rate that the shipment was created from. */
function rateOf({ total, price, ...shipment }: Shipment): Rate {
  const none = { amount: 0, currency: total.currency };
  return {
    ...(price ?? {
      shipping_amount: total,
      insurance_amount: none,
      confirmation_amount: none,
      other_amount: none,
    }),
    rate_id: shipment.rate_id,
    carrier_id: shipment.carrier_id,
    carrier_code: shipment.carrier_code,
    carrier_nickname: shipment.carrier_code,
    service_code: shipment.service_code,
    service_type: shipment.service_type,
    package_type: null,
    delivery_days: null,
    estimated_delivery_date: null,
    validation_status: 'unknown',
    warning_messages: [],
    error_messages: [],
  };
}
