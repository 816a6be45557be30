import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../schemas/appointments/appointments.ts';
import { LIFETIME, longWarrantyUnit } from '../../schemas/repairs/repairTerms.ts';

type Terms = Pick<AppointmentRepair, 'warranty' | 'warranty_unit'>;

/** Returns a formatter: 'No Warranty', '3 Month Warranty' or 'Lifetime Warranty' (contract 4 §2.2). */
export function useWarranty() {
  const translate = useTranslate();
  return ({ warranty, warranty_unit }: Terms): string => {
    const unit = longWarrantyUnit(warranty_unit);
    if (warranty === LIFETIME || unit === 'LIFETIME') return translate('booking.lifetime');
    if (!warranty || !unit) return translate('booking.no_warranty');
    return translate(`booking.warranty.${unit}`, { smart_count: warranty });
  };
}
