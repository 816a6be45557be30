import type { Repair } from '../../../../../schemas/repairs/repairs.ts';
import type { Losses, FieldsNotInSheet } from '../../types.ts';

/**
 * What happens to each property when a sheet removes a service and creates it again: the sheet holds it, the services
 * derive it, or it is lost. The type requires an entry for every new property.
 */
const fates = {
  id: 'anew',
  store_id: 'anew',
  title: 'sheet',
  duration: 'sheet',
  cost: 'sheet',
  warranty: 'sheet',
  warranty_unit: 'sheet',
  product_id: 'sheet',
  product: 'sheet',
  display_order: 'sheet',
  is_active: 'lost',
  parts: 'lost',
  tax_class: 'lost',
  img_src: 'lost',
  is_voided: 'anew',
  created_by: 'anew',
  created_date: 'anew',
  modified_by: 'anew',
  modified_date: 'anew',
  deleted_by: 'anew',
  deleted_date: 'anew',
} as const satisfies Record<keyof Repair, 'sheet' | 'anew' | 'lost'>;

type Lost = { [K in keyof typeof fates]: (typeof fates)[K] extends 'lost' ? K : never }[keyof typeof fates];

interface Loss {
  name: keyof Losses;
  isOf: (service: FieldsNotInSheet) => boolean;
}

const losses: Record<Lost, Loss> = {
  img_src: { name: 'pictures', isOf: ({ img_src }) => img_src !== null },
  is_active: { name: 'inactive', isOf: ({ is_active }) => !is_active },
  parts: { name: 'parts', isOf: ({ parts }) => parts.length > 0 },
  tax_class: { name: 'taxes', isOf: ({ tax_class = 'STANDARD' }) => tax_class !== 'STANDARD' },
};

/** Counts the removed services that lose each kind of data. */
export function lossesOf(removed: readonly FieldsNotInSheet[]): Losses {
  const counts: Losses = { pictures: 0, inactive: 0, parts: 0, taxes: 0 };
  for (const { name, isOf } of Object.values(losses)) counts[name] = removed.filter(isOf).length;
  return counts;
}
