import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { countries } from '../../schemas/locations/regions.ts';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { FieldProps } from '../../kit/form/inputs/useField.tsx';
import { useRegions } from './useRegions.ts';

/** Selecting a country selects its first province or state (contract 1 §5). */
export default function CountryInput({
  source = 'country',
  stateSource = 'state',
  ...props
}: Partial<FieldProps> & { stateSource?: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const regionsOf = useRegions();
  return (
    <SelectInput
      {...props}
      source={source}
      choices={countries.map((id) => ({ id, name: translate(`resources.locations.values.country.${id}`) }))}
      onChange={(country) => {
        const [first] = regionsOf(country);
        setValue(stateSource, first?.id, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
