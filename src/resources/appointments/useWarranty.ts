import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../schemas/appointments.ts';
import { warrantyText } from '../repairs/warrantyText.ts';
import { unitOf } from '../repairs/warrantyUnit.ts';
import { useLookups } from './useLookups.ts';

type Terms = Pick<AppointmentRepair, 'warranty' | 'warranty_unit'>;

/** 'No Warranty', '3 Month Warranty' or 'Lifetime Warranty' (specification 4 §2.2). */
export function useWarranty() {
  const translate = useTranslate();
  const { textOf } = useLookups();
  return ({ warranty, warranty_unit }: Terms): string => {
    const unit = unitOf(warranty_unit);
    if (warranty === -1 || unit === 'LIFETIME') return translate('booking.lifetime');
    if (!warranty || !unit) return translate('booking.no_warranty');
    return translate('booking.warranty', {
      value: warranty,
      unit: textOf('WARRANTY_UNIT', unit),
      duration: warrantyText({ id: '', warranty, warranty_unit }, translate),
    });
  };
}
