import type { TranslateFunction } from 'react-admin';
import type { Movement } from '../../schemas/inventory/movements.ts';

/** SKU and barcode, beside the name of an item. */
export const itemCodes = (item: Partial<Record<'sku' | 'barcode', string | null>> | undefined): string =>
  [item?.sku, item?.barcode].filter(Boolean).join(' · ');

/** '+5', '−2'; nothing for none. */
export const signedNumber = (count: number): string =>
  count === 0 ? '' : `${count > 0 ? '+' : '−'}${Math.abs(count)}`;

/** By how much a movement changed what is on hand, and what is promised. */
export function changeText(
  { quantity, reserved }: Pick<Movement, 'quantity' | 'reserved'>,
  translate: TranslateFunction,
): string {
  const key = reserved > 0 ? 'inventory.item.promised_more' : 'inventory.item.promised_fewer';
  const promised = reserved === 0 ? '' : translate(key, { smart_count: Math.abs(reserved) });
  return [signedNumber(quantity), promised].filter(Boolean).join(', ');
}
