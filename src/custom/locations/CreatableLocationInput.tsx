import { useRecordContext } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useSession } from '../../authProvider/session.ts';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import type { Model } from '../../schemas/model.ts';

interface CreatableLocationInputProps extends Partial<InputProps> {
  model: Model;
}

/** A location where the staff member may create records of a model, by default the current one. */
export default function CreatableLocationInput({
  source = 'location_id',
  model,
  ...props
}: CreatableLocationInputProps) {
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const may = useCan();
  const stored = useRecordContext()?.[source] as number | undefined;
  const choices = locations
    .filter(({ id, is_voided }) => id === stored || (!is_voided && may('create', model, { location_id: id })))
    .map(({ id, location_name: name }) => ({ id, name }));
  const first = choices.length === 1 ? choices[0]?.id : choices.find(({ id }) => id === location?.id)?.id;
  return <SelectInput source={source} choices={choices} defaultValue={stored ?? first ?? null} {...props} />;
}
