import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../kit/slots.ts';
import { regionLabel, useRegions } from './useRegions.ts';

/** The provinces or the states of the chosen country. */
export default function StateInput({
  source = 'state',
  countrySource = 'country',
  ...props
}: Partial<InputProps> & { countrySource?: string }) {
  const country = useWatch({ name: countrySource }) as string | undefined;
  const regions = useRegions()(country);
  return (
    // Its choices would follow one rendering later than its value.
    <SelectInput
      key={country}
      {...props}
      source={source}
      label={regionLabel(country)}
      choices={regions}
      // While the country changes, the state is still that of the old one.
      format={(state: string) => (regions.some(({ id }) => id === state) ? state : '')}
      translateChoice={false}
      emptyText=""
      helperText={false}
    />
  );
}
