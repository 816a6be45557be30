import type { Item } from '../../../schemas/inventory/items.ts';
import type { AdjustReason } from '../../../schemas/inventory/states.ts';
import type { AdjustRequest } from '../../../schemas/inventory/stockChanges.ts';
import type { Stock } from '../../../schemas/inventory/stock.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { quantityErrors } from '../receive/receiveForm.ts';
import { serialErrors, parseSerials } from '../parseSerials.ts';

/** Decrease by, increase by, or set to a quantity. */
export const adjustModes = ['less', 'more', 'to'] as const;
export type AdjustMode = (typeof adjustModes)[number];

export type AdjustItem = Pick<Item, 'id' | 'name' | 'is_serialized' | 'cost' | 'currency'>;

export interface AdjustForm {
  item: AdjustItem | null;
  location_id: number | null;
  way: AdjustMode;
  amount: number | string | null;
  /** Removed and found serial numbers. */
  gone: string[];
  found: string;
  reason: AdjustReason | null;
  note: string | null;
}

/** Stock of an item at a location. */
export type StockLevel = Pick<Stock, 'on_hand' | 'reserved' | 'available' | 'incoming'>;

export const emptyLevel: StockLevel = { on_hand: 0, reserved: 0, available: 0, incoming: 0 };

/** The change in quantity; undefined while it is unknown. */
export function differenceOf(
  { item, way, amount, gone, found }: AdjustForm,
  level: StockLevel | undefined,
): number | undefined {
  if (item?.is_serialized) return way === 'less' ? -gone.length : parseSerials(found).length;
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return undefined;
  if (way === 'to') return level && amount - level.on_hand;
  return way === 'less' ? -amount : amount;
}

const shortageError = (path: string, { on_hand, reserved, available }: StockLevel): ValidationError => ({
  path,
  code: reserved > 0 ? 'stock_promised' : 'stock_short',
  params: { on_hand, reserved, free: available },
});

function changeErrors(form: AdjustForm, level: StockLevel | undefined): ValidationError[] {
  const { item, way, amount, gone, found } = form;
  const isLess = way === 'less';
  if (item?.is_serialized) {
    const path = isLess ? '/gone' : '/found';
    const isNone = isLess ? gone.length === 0 : parseSerials(found).length === 0;
    if (isNone) return [{ path, code: 'no_serial' }];
    if (isLess && level && gone.length > level.available) return [shortageError(path, level)];
    return isLess ? [] : serialErrors([{ path, text: found }]);
  }
  const path = '/amount';
  const faults = quantityErrors(amount, path, way === 'to' ? 0 : 1);
  const difference = differenceOf(form, level);
  if (faults.length > 0 || !level || difference === undefined) return faults;
  if (difference === 0) return [{ path, code: 'same_number' }];
  return -difference > level.available ? [shortageError(path, level)] : [];
}

const missing = (path: string, value: unknown) =>
  value === null ? [{ path: `/${path}`, code: 'required' }] : [];

/** Validates an adjustment against the stock level, if it is loaded. */
export function adjustErrors(form: AdjustForm, level: StockLevel | undefined): ValidationError[] {
  const { item, location_id, reason, note } = form;
  return [
    ...missing('location_id', location_id),
    ...(item ? changeErrors(form, level) : [{ path: '/item', code: 'no_line' }]),
    ...missing('reason', reason),
    ...(reason === 'OTHER' && !note?.trim() ? [{ path: '/note', code: 'other_reason' }] : []),
  ];
}

/** The request body of a valid form. */
export function toAdjustRequest(form: AdjustForm, level: StockLevel | undefined, key: string): AdjustRequest {
  const { item, location_id, way, gone, found, reason, note } = form;
  const serials = way === 'less' ? gone : parseSerials(found);
  return {
    key,
    location_id: location_id ?? 0,
    reason: reason ?? 'OTHER',
    note: note?.trim() || null,
    lines: [
      {
        item_id: item?.id ?? '',
        quantity: differenceOf(form, level) ?? 0,
        ...(item?.is_serialized && { serials }),
        ...(way === 'to' && level && { seen: level.on_hand }),
      },
    ],
  };
}
