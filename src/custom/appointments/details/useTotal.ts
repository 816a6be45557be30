import { useTranslate } from 'react-admin';
import type { AppointmentRepair } from '../../../schemas/appointments/appointments.ts';
import { useCost } from '../../repairs/index.ts';

/** Returns the total cost of repairs, marked as partial if some have no cost. */
export function useTotal() {
  const translate = useTranslate();
  const costOf = useCost();
  return (repairs: readonly AppointmentRepair[]): string => {
    const costs = repairs.flatMap(({ cost }) => (typeof cost === 'number' ? [cost] : []));
    const total = costOf({ cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0) });
    const isOpen = costs.length > 0 && costs.length < repairs.length;
    return isOpen ? translate('booking.open_total', { total }) : total;
  };
}
