import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { StepDialog } from './StepDialog.tsx';

/** Voids payments that were recorded by mistake. */
export default function VoidPaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <StepDialog
      order={order}
      step="unpay"
      defaultValues={{ reason: null }}
      valuesOf={({ reason }) => ({ reason: reason as string | null })}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{translate('salesPayments.unpay.text')}</Typography>
      <TextInput source="reason" />
    </StepDialog>
  );
}
