import { useTranslate } from 'react-admin';

interface LeftOutProps {
  title: string;
  orders: { order_no: number; reason: string }[];
}

/** As many as a dialog names; of the others it says how many there are. */
const most = 20;

/** Orders that nothing is done with, and why. */
export function LeftOut({ title, orders }: LeftOutProps) {
  const translate = useTranslate();
  if (orders.length === 0) return null;
  const others = orders.length - most;
  return (
    <>
      <p style={{ marginBottom: 4 }}>{title}</p>
      <ul style={{ margin: 0, paddingInlineStart: 20, maxHeight: 240, overflowY: 'auto' }}>
        {orders.slice(0, most).map(({ order_no, reason }) => (
          <li key={order_no}>{translate('salesList.left_out.one', { order_no, reason })}</li>
        ))}
        {others > 0 && <li>{translate('bulk.more', { smart_count: others })}</li>}
      </ul>
    </>
  );
}
