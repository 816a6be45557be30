import { useTranslate } from 'react-admin';
import { SerialChips } from './SerialChips.tsx';
import type { FormLine } from './line.ts';

/** Serial numbers of a sent line; those that are not received yet are highlighted. */
export function ReceivedSerials({ serials = [], received_serials: received = [] }: FormLine) {
  const translate = useTranslate();
  const missing = serials.filter((one) => !received.includes(one));
  return (
    <>
      <SerialChips serials={received} />
      {received.length > 0 && missing.length > 0 && <small>{translate('stockOrders.lines.missing')}</small>}
      <SerialChips serials={missing} />
    </>
  );
}
