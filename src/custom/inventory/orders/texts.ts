import type { RecordText } from '../../../kit/slots.ts';

/** '3 / 5': received and ordered quantity. */
export const receivedText: RecordText = ({ received, quantity }) => `${received} / ${quantity}`;

/** Name of a transfer's source or destination. */
export const transferLocationText =
  (end: 'from' | 'to'): RecordText =>
  (record) =>
    (record[end] as { name: string } | undefined)?.name ?? '';
