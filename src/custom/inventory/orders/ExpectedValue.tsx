import { useRecordContext, useTranslate } from 'react-admin';
import { DayValue } from '../../../kit/fields/DayValue.tsx';
import { Status } from '../../../kit/fields/Status.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import type { PurchaseOrder } from '../../../schemas/inventory/purchaseOrders.ts';

/** Expected delivery date, marked when overdue. */
export function ExpectedValue({ source }: SlotProps & { source: string }) {
  const translate = useTranslate();
  const record = useRecordContext<PurchaseOrder>();
  if (!record?.is_late) return <DayValue source={source} />;
  return (
    <span style={{ display: 'inline-flex', gap: 8, flexWrap: 'wrap' }}>
      <DayValue source={source} />
      <Status tone="warning">{translate('stockOrders.late')}</Status>
    </span>
  );
}
