import { useSession } from '../../../authProvider/session.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';

/** An open location, or none for all locations. */
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
