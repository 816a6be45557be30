import { useTranslate } from 'react-admin';

interface SkippedOrdersProps {
  title: string;
  orders: { order_no: number; reason: string }[];
}

/** How many orders are listed; the rest are counted. */
const maxListed = 20;

/** The orders that the action skips, with the reasons. */
export function SkippedOrders({ title, orders }: SkippedOrdersProps) {
  const translate = useTranslate();
  const notes = orders.map(({ order_no, reason }) => ({
    order_no,
    text: translate('salesList.left_out.one', { order_no, reason }),
  }));
  return <OrderNotes title={title} notes={notes} />;
}

interface OrderNotesProps {
  title: string;
  notes: { order_no: number; text: string }[];
}

/** A titled list with one line per order; renders nothing without notes. */
export function OrderNotes({ title, notes }: OrderNotesProps) {
  const translate = useTranslate();
  if (notes.length === 0) return null;
  const others = notes.length - maxListed;
  return (
    <>
      <p style={{ marginBottom: 4 }}>{title}</p>
      <ul style={{ margin: 0, paddingInlineStart: 20, maxHeight: 240, overflowY: 'auto' }}>
        {notes.slice(0, maxListed).map(({ order_no, text }) => (
          <li key={order_no}>{text}</li>
        ))}
        {others > 0 && <li>{translate('bulk.more', { smart_count: others })}</li>}
      </ul>
    </>
  );
}
