import type { RecordText } from '../../../kit/slots.ts';

/** '3 / 5': how many pieces have arrived, of how many. */
export const arrivedText: RecordText = ({ received, quantity }) => `${received} / ${quantity}`;

/** The name of an end of a transfer. */
export const endText =
  (end: 'from' | 'to'): RecordText =>
  (record) =>
    (record[end] as { name: string } | undefined)?.name ?? '';
