import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useListOptions } from '../../../kit/page.ts';
import type { Order } from '../../../schemas/sales/orders.ts';
import { ExchangeFields } from './ExchangeFields.tsx';
import { exchangeForm, toExchangeRequest, type ExchangeForm } from './exchangeForm.ts';
import { StepDialog } from './StepDialog.tsx';

interface ExchangeDialogProps {
  order: Order;
  onClose: () => void;
}

/**
 * Exchanges goods of a completed order: returned lines, new lines and the difference. Opens the new order afterwards.
 */
export default function ExchangeDialog({ order, onClose }: ExchangeDialogProps) {
  const navigate = useNavigate();
  const { path } = useListOptions();
  const { locations, store } = useSession();
  const [id] = useState(() => crypto.randomUUID());
  const context = { location: locations.find((one) => one.id === order.location_id), store };
  return (
    <StepDialog
      order={order}
      step="exchange"
      width="md"
      defaultValues={exchangeForm(order)}
      valuesOf={(values: FieldValues) => toExchangeRequest(order, id, values as ExchangeForm, context)}
      onDone={() => void navigate(`${path}?id=${id}`, { state: { isSold: true } })}
      onClose={onClose}
    >
      <ExchangeFields order={order} context={context} />
    </StepDialog>
  );
}
