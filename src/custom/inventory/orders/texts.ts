import type { RecordText } from '../../../kit/slots.ts';
import type { StepParameters } from '../../../kit/steps/declaration.ts';
import type { TransferLine } from '../../../schemas/inventory/transfers.ts';

/** '3 / 5': received and ordered quantity. */
export const receivedText: RecordText = ({ received, quantity }) => `${received} / ${quantity}`;

/** Name of a transfer's source or destination. */
export const transferLocationText =
  (end: 'from' | 'to'): RecordText =>
  (record) =>
    (record[end] as { name: string } | undefined)?.name ?? '';

/** Parameters of the texts of steps: how many pieces, and how many have not arrived. */
export const stepParameters: StepParameters = ({ quantity, received }) => ({
  smart_count: Number(quantity),
  missing: Number(quantity) - Number(received),
});

/** Lines in the history: '2 × Screen; 1 × Phone (490154203237518)'. */
export const linesText: RecordText = ({ lines }) =>
  ((lines ?? []) as TransferLine[]).map(lineText).join('; ');

const lineText = ({ quantity, item, serials = [] }: TransferLine) =>
  [`${quantity} × ${item?.name ?? ''}`, serials.length > 0 && `(${serials.join(', ')})`]
    .filter(Boolean)
    .join(' ');
