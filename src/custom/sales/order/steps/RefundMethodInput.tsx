import { useTranslate } from 'react-admin';
import { useCents } from '../../../../kit/fields/useCents.ts';
import { SelectInput } from '../../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../../kit/slots.ts';
import { useOpenStep } from '../../../../kit/steps/openStep.ts';
import type { Order } from '../../../../schemas/sales/orders.ts';
import { heldAmount } from '../../list/actions.ts';

/** How the money paid for an order goes back; nothing is asked if there is none. */
export default function RefundMethodInput({ source = 'refund_to' }: Partial<InputProps>) {
  const { record: order } = useOpenStep<Order>();
  const translate = useTranslate();
  const cents = useCents();
  const held = heldAmount(order);
  if (held <= 0) return null;
  return (
    <SelectInput
      isRequired
      source={source}
      label={translate('sales.steps.refund_to', { held: cents(held) })}
      choices={(['ORIGINAL', 'STORE_CREDIT'] as const)
        .filter((method) => method === 'ORIGINAL' || order.customer_id)
        .map((id) => ({ id, name: translate(`sales.steps.ways.${id}`) }))}
    />
  );
}
