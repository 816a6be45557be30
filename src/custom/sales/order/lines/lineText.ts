import { useCallback } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import type { RecordText } from '../../../../kit/slots.ts';
import { LIFETIME, longWarrantyUnit } from '../../../../schemas/repairs/repairTerms.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';

type Described = Pick<OrderLine, 'kind' | 'sku' | 'warranty' | 'warranty_unit'>;

/** Details of a line: 'Repair · SKU · Warranty: 12 months'. */
export function useLineText() {
  const translate = useTranslate();
  return useCallback(
    (line: Described) =>
      [translate(`sales.lines.kinds.${line.kind}`), line.sku, warrantyOf(line, translate)]
        .filter(Boolean)
        .join(' · '),
    [translate],
  );
}

function warrantyOf(
  { warranty, warranty_unit }: Described,
  translate: TranslateFunction,
): string | undefined {
  // Add-ons store the unit as DAYS.
  const unit = longWarrantyUnit(warranty_unit)?.replace(/S$/, '');
  if (warranty === null || !unit) return undefined;
  const own = 'resources.repairs.warranties';
  if (warranty === LIFETIME || unit === 'LIFETIME')
    return translate('sales.lines.warranty', { warranty: translate(`${own}.lifetime`) });
  if (!warranty) return undefined;
  return translate('sales.lines.warranty', {
    warranty: translate(`${own}.${unit}`, { smart_count: warranty }),
  });
}

/** Lines in the history: '2 × Screen; 1 × Battery'. */
export const linesText: RecordText = ({ lines }) =>
  ((lines ?? []) as OrderLine[]).map(({ quantity, name }) => `${quantity} × ${name}`).join('; ');
