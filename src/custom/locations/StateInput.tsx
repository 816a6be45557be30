import { useWatch } from 'react-hook-form';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { regionLabel, useRegions } from './useRegions.ts';

/** The provinces or states of the selected country. */
export default function StateInput({
  source = 'state',
  countrySource = 'country',
  ...props
}: Partial<InputProps> & { countrySource?: string }) {
  const country = useWatch({ name: countrySource }) as string | undefined;
  return (
    <SelectInput {...props} source={source} label={regionLabel(country)} choices={useRegions()(country)} />
  );
}
