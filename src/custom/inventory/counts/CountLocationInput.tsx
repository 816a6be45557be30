import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { useStockLocations } from '../stockLocations.ts';

/** Location of the count: one whose stock the staff member may change, by default the current one. */
export default function CountLocationInput({
  source = 'location_id',
  readOnly,
  ...props
}: Partial<InputProps>) {
  const { locations, current } = useStockLocations();
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (current && !getValues(source)) setValue(source, current.id, { shouldValidate: true });
  }, [current, source, getValues, setValue]);
  return (
    <SelectInput
      {...props}
      source={source}
      isRequired
      readOnly={readOnly || locations.length === 1}
      choices={locations.map(({ id, location_name }) => ({ id, name: location_name }))}
    />
  );
}
