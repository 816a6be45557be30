import { useSession } from '../../../authProvider/session.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';

/** One of the open locations, or none for all of them. */
export default function LocationInput({ source = 'location_id', ...props }: Partial<InputProps>) {
  const choices = useSession()
    .locations.filter(({ is_voided }) => !is_voided)
    .map(({ id, location_name: name }) => ({ id, name }));
  return (
    <SelectInput
      source={source}
      choices={choices}
      helperText="resources.mailTemplates.location_hint"
      {...props}
    />
  );
}
