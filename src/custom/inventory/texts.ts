import type { TranslateFunction } from 'react-admin';
import type { Movement } from '../../schemas/inventory/movements.ts';

/** SKU and barcode, shown beside an item's name. */
export const itemCodes = (item: Partial<Record<'sku' | 'barcode', string | null>> | undefined): string =>
  [item?.sku, item?.barcode].filter(Boolean).join(' · ');

/** '+5', '−2'; empty for 0. */
const signedNumber = (count: number): string =>
  count === 0 ? '' : `${count > 0 ? '+' : '−'}${Math.abs(count)}`;

/** Changes of the on-hand and reserved quantities. */
export function changeText(
  { quantity, reserved }: Pick<Movement, 'quantity' | 'reserved'>,
  translate: TranslateFunction,
): string {
  const key = reserved > 0 ? 'inventory.item.promised_more' : 'inventory.item.promised_fewer';
  const promised = reserved === 0 ? '' : translate(key, { smart_count: Math.abs(reserved) });
  return [signedNumber(quantity), promised].filter(Boolean).join(', ');
}
