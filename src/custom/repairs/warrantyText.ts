import type { Repair } from '../../schemas/repairs/repairs.ts';
import { LIFETIME, longWarrantyUnit } from '../../schemas/repairs/repairTerms.ts';
import type { RecordText } from '../../kit/slots.ts';

const own = 'resources.repairs.warranties';

/** 'Lifetime', '12 months' or 'No Warranty'. */
export const warrantyText: RecordText = (record, translate) => {
  const { warranty, warranty_unit } = record as unknown as Pick<Repair, 'warranty' | 'warranty_unit'>;
  const unit = longWarrantyUnit(warranty_unit);
  if (warranty === LIFETIME || unit === 'LIFETIME') return translate(`${own}.lifetime`);
  if (!warranty || !unit) return translate(`${own}.none`);
  return translate(`${own}.${unit}`, { smart_count: warranty });
};
