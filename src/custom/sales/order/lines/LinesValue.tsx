import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../../kit/slots.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';

/** '2 × Screen; 1 × Battery': lines as the history shows them. */
export function LinesValue({ source }: SlotProps & { source: string }) {
  const lines = useRecordContext()?.[source] as OrderLine[] | null | undefined;
  if (!lines?.length) return null;
  return <span>{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')}</span>;
}
