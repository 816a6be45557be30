import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../../kit/slots.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';

/** Lines in the history: '2 × Screen; 1 × Battery'. */
export function LinesValue({ source }: SlotProps & { source: string }) {
  const lines = useRecordContext()?.[source] as OrderLine[] | null | undefined;
  if (!lines?.length) return null;
  return <span>{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')}</span>;
}
