import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { saidOf } from '../../../dataProvider/errors.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { late } from '../../../kit/late.ts';
import { useReload } from '../../../kit/useReload.ts';
import type { Label } from '../../../schemas/shipping/labels.ts';
import { shipments, type Shipment } from '../../../schemas/shipping/shipments.ts';
import { useShippingCalls } from '../calls.ts';
import { fileName } from './states.ts';
import { amountText } from './texts.ts';

const PrintDialog = late(() => import('./print/PrintDialog.tsx'));

interface BuyQuestionProps {
  shipment: Shipment;
  onClose: () => void;
}

const text = (key: string) => `resources.shipments.buy.${key}`;

/** Buys the label of a stored shipment for the price that is shown, then prints it. */
export default function BuyQuestion({ shipment, onClose }: BuyQuestionProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const reload = useReload(shipments);
  const { buyShipmentLabel } = useShippingCalls();
  const [label, setLabel] = useState<Label>();
  // Set with the click itself: a second one finds the button disabled.
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, error } = useMutation({
    mutationFn: () => buyShipmentLabel(shipment.id, shipment.total.amount),
    onSuccess: setLabel,
    onError: () => setIsAsked(false),
    onSettled: reload,
  });
  if (label) return <PrintDialog labelIds={[label.label_id]} name={fileName([label])} onClose={onClose} />;
  const buy = () => {
    setIsAsked(true);
    mutate();
  };
  const price = amountText(shipment.total, locale);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} aria-describedby={`${id}text`}>
      <DialogTitle id={id}>{translate(text('title'))}</DialogTitle>
      <DialogContent id={`${id}text`}>
        {translate(text('text'), { recipient: shipment.recipient, price })}
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(saidOf(error, 'messages.failed'))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" disabled={isAsked} onClick={buy}>
          {translate(text('yes'))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
