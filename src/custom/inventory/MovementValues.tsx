import { useRecordContext, type RaRecord } from 'react-admin';
import type { RecordText, SlotProps } from '../../kit/slots.ts';
import type { Movement } from '../../schemas/inventory/movements.ts';
import { MovementSource } from './MovementSource.tsx';
import { changeText } from './texts.ts';

export const movementChangeText: RecordText = (record, translate) =>
  changeText(record as unknown as Movement, translate);

/** By how much it changed what is on hand. */
export const movementChange = ({ quantity }: RaRecord): number => Number(quantity);

export const movementByText: RecordText = ({ by }, translate) =>
  typeof by === 'string' ? by : translate('inventory.item.services');

export const serialsText: RecordText = ({ serials }) => (serials as string[]).join(', ');

/** What the movement of a row was a part of, and the way there. */
export function SourceValue(_: SlotProps & { source: string }) {
  const movement = useRecordContext<Movement>();
  return movement ? <MovementSource movement={movement} /> : null;
}
