import { useController, useFormState, type FieldError } from 'react-hook-form';
import type { AppointmentRepair } from '../../../schemas/appointments/appointments.ts';
import type { Repair } from '../../../schemas/repairs/repairs.ts';

const name = 'repairs';

/** The selected repairs, as the appointment will store them. */
export function useSelection() {
  const { field } = useController({ name });
  const { [name]: error } = useFormState({ name }).errors;
  const selected = (field.value ?? []) as AppointmentRepair[];
  // The error of the whole list, or of the repair that the service refused.
  const errors = [error ?? []].flat() as (FieldError | undefined)[];
  const isSelected = ({ id }: Repair) => selected.some(({ repair_id }) => repair_id === id);
  const remove = (id: string | null) => field.onChange(selected.filter(({ repair_id }) => repair_id !== id));
  const toggle = (repair: Repair) =>
    isSelected(repair) ? remove(repair.id) : field.onChange([...selected, toSelected(repair)]);
  return { selected, isSelected, remove, toggle, ref: field.ref, errors };
}

const toSelected = (repair: Repair): AppointmentRepair => ({
  repair_id: repair.id,
  product_id: repair.product_id,
  product_name: repair.product?.name ?? '',
  repair_name: repair.title,
  duration: repair.duration,
  cost: repair.cost,
  warranty: repair.warranty,
  warranty_unit: repair.warranty_unit,
});
