import { useRecordContext } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';

/** The ordering location; defaults to the current one. */
export default function OrderLocationInput({ source = 'location_id', ...props }: Partial<InputProps>) {
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const stored = useRecordContext()?.[source] as number | undefined;
  const choices = locations
    .filter(({ id, is_voided }) => !is_voided || id === stored)
    .map(({ id, location_name: name }) => ({ id, name }));
  return (
    <SelectInput source={source} choices={choices} defaultValue={stored ?? location?.id ?? null} {...props} />
  );
}
