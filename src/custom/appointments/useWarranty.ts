import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../schemas/appointments.ts';
import { useLookups } from './useLookups.ts';

/** 'No Warranty', '3 Month Warranty' or 'Lifetime Warranty' (specification 4 §2.2). */
export function useWarranty() {
  const translate = useTranslate();
  const { textOf } = useLookups();
  return ({ warranty, warranty_unit }: Pick<AppointmentRepair, 'warranty' | 'warranty_unit'>): string => {
    if (warranty === -1 || warranty_unit === 'LIFETIME') return translate('booking.lifetime');
    if (!warranty || !warranty_unit) return translate('booking.no_warranty');
    return translate('booking.warranty', { value: warranty, unit: textOf('WARRANTY_UNIT', warranty_unit) });
  };
}
