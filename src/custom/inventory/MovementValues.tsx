import { useRecordContext, type RaRecord } from 'react-admin';
import type { RecordText, SlotProps } from '../../kit/slots.ts';
import type { Movement } from '../../schemas/inventory/movements.ts';
import { MovementSource } from './MovementSource.tsx';
import { changeText } from './texts.ts';

export const movementChangeText: RecordText = (record, translate) =>
  changeText(record as unknown as Movement, translate);

/** Change of the quantity on hand. */
export const movementChange = ({ quantity }: RaRecord): number => Number(quantity);

export const movementByText: RecordText = ({ by }, translate) =>
  typeof by === 'string' ? by : translate('inventory.item.services');

export const serialsText: RecordText = ({ serials }) => (serials as string[]).join(', ');

/** Links to the document that caused the row's movement. */
export function SourceValue(_: SlotProps & { source: string }) {
  const movement = useRecordContext<Movement>();
  return movement ? <MovementSource movement={movement} /> : null;
}
