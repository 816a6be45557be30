import type { ChangeEvent } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { countries } from '../../schemas/locations/regions.ts';
import type { InputProps } from '../../kit/slots.ts';
import { useRegions } from './useRegions.ts';

const choices = countries.map((id) => ({ id, name: `resources.locations.values.country.${id}` }));

/** Choosing a country leads to the first of its provinces or states (contract 1 §5). */
export default function CountryInput({
  source = 'country',
  stateSource = 'state',
  ...props
}: Partial<InputProps> & { stateSource?: string }) {
  const { setValue } = useFormContext();
  const regionsOf = useRegions();
  return (
    <SelectInput
      {...props}
      source={source}
      choices={choices}
      emptyText=""
      helperText={false}
      onChange={(event) => {
        const [first] = regionsOf((event as ChangeEvent<HTMLInputElement>).target.value);
        setValue(stateSource, first?.id, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
