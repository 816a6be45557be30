import type { RecordText } from '../../../kit/slots.ts';

/** '3 / 5': how many pieces have arrived, of how many. */
export const receivedText: RecordText = ({ received, quantity }) => `${received} / ${quantity}`;

/** The name of an end of a transfer. */
export const transferLocationText =
  (end: 'from' | 'to'): RecordText =>
  (record) =>
    (record[end] as { name: string } | undefined)?.name ?? '';
