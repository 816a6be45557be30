import { useFormContext, useWatch } from 'react-hook-form';
import { LIFETIME, longWarrantyUnit } from '../../schemas/repairs/repairTerms.ts';
import { useLookups } from '../store/index.ts';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';

const units = ['DAY', 'MONTH', 'YEAR', 'LIFETIME'];

/** The unit of the warranty. A lifetime is stored as -1; without a unit there is no warranty (contract 4 §4). */
export default function WarrantyUnitInput({ source = 'warranty_unit', ...props }: Partial<InputProps>) {
  const { getValues, setValue } = useFormContext();
  const { textOf } = useLookups();
  const stored = useWatch({ name: source }) as string | null;
  const offered = stored && !units.includes(stored) ? [...units, stored] : units;
  const fitWarranty = (unit: string) => {
    const typed = getValues('warranty') === LIFETIME ? null : (getValues('warranty') as number | null);
    const warranty = unit === 'LIFETIME' ? LIFETIME : unit ? typed : null;
    setValue('warranty', warranty, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SelectInput
      {...props}
      source={source}
      choices={offered.map((id) => ({ id, name: textOf('WARRANTY_UNIT', longWarrantyUnit(id) ?? id) }))}
      onChange={fitWarranty}
    />
  );
}
