import { useTranslate } from 'react-admin';
import { HistoryTimeline } from '../../../../kit/timeline/HistoryTimeline.tsx';
import type { HistoryEntry } from '../../../../schemas/history.ts';
import { orders } from '../../../../schemas/sales/orders.ts';

/** The order's history: who did what, and when. */
export function OrderTimeline({ id }: { id: string }) {
  const translate = useTranslate();
  const textOf = ({ action, changes }: HistoryEntry): string => {
    if (action === 'created') return translate('sales.timeline.created');
    const states = ['order_status', 'payment_status'].flatMap((key) => {
      const now = changes.find(({ field }) => field === key)?.new;
      return typeof now === 'string' ? [translate(`resources.orders.values.${key}.${now}`)] : [];
    });
    const fields = changes
      .map(({ field }) => translate(`resources.orders.fields.${field}`, { _: '' }))
      .filter(Boolean)
      .join(', ');
    return states.join(', ') || translate('sales.timeline.changed', { fields });
  };
  return (
    <HistoryTimeline
      model={orders}
      id={id}
      title="sales.timeline.title"
      more="sales.timeline.more"
      textOf={textOf}
    />
  );
}
