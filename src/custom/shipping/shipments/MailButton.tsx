import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { useShippingCalls } from '../calls.ts';
import { useCarrierErrorText } from '../useCarrierErrorText.ts';

/** Emails a return label to the shipment's customer, once while it is shown. */
export function MailButton({ labelId, shipment }: { labelId: string; shipment: Shipment }) {
  const translate = useTranslate();
  const notify = useNotify();
  const words = useCarrierErrorText();
  const { mailLabel } = useShippingCalls();
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => mailLabel({ params: { labelId }, body: { key } }),
    onSuccess: () => notify('resources.shipments.mailed', { type: 'success' }),
    onError: (error) => notify(words(error, 'messages.failed'), { type: 'error' }),
  });
  const { is_return, customer_id, appointment_id } = shipment;
  if (!is_return || !(customer_id ?? appointment_id)) return null;
  return (
    <Button startIcon={<Mail />} disabled={isPending || isSuccess} onClick={() => mutate()}>
      {translate('resources.shipments.actions.mail')}
    </Button>
  );
}
