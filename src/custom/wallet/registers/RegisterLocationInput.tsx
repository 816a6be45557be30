import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { registers } from '../../../schemas/wallet/registers.ts';

/** Location of a new register: one whose registers the staff member may open, by default the current one. */
export default function RegisterLocationInput({
  source = 'location_id',
  readOnly,
  ...props
}: Partial<InputProps>) {
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const may = useCan();
  const { getValues, setValue } = useFormContext();
  const allowed = locations.filter(
    ({ id, is_voided }) => !is_voided && may('create', registers, { location_id: id }),
  );
  const first =
    allowed.find(({ id }) => id === location?.id) ?? (allowed.length === 1 ? allowed[0] : undefined);
  useEffect(() => {
    if (first && !getValues(source)) setValue(source, first.id, { shouldValidate: true });
  }, [first, source, getValues, setValue]);
  return (
    <SelectInput
      {...props}
      source={source}
      isRequired
      readOnly={readOnly || allowed.length === 1}
      choices={allowed.map(({ id, location_name }) => ({ id, name: location_name }))}
    />
  );
}
