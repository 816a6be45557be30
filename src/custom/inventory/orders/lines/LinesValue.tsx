import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../../kit/slots.ts';
import type { OrderLine } from './line.ts';

/** Lines in the history: '2 × Screen, 1 × Battery'. */
export function LinesValue({ source }: SlotProps & { source: string }) {
  const lines = useRecordContext()?.[source] as OrderLine[] | null | undefined;
  if (!lines?.length) return null;
  return <span>{lines.map(textOf).join('; ')}</span>;
}

const textOf = ({ quantity, item, serials = [] }: OrderLine) =>
  [`${quantity} × ${item?.name ?? ''}`, serials.length > 0 && `(${serials.join(', ')})`]
    .filter(Boolean)
    .join(' ');
