import { useRecordContext } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import type { Transfer } from '../../../schemas/inventory/transfers.ts';
import { useTransferLocations } from './useTransferLocations.ts';

/** Source or destination of a transfer; a new one starts at the current location. */
export default function TransferLocationInput({
  source = 'from_location_id',
  ...props
}: Partial<InputProps>) {
  const ends = useTransferLocations();
  const { location } = useCurrentLocation();
  const record = useRecordContext<Transfer>();
  const stored = source === 'from_location_id' ? record?.from : record?.to;
  const choices = stored && !ends.some(({ id }) => id === stored.id) ? [stored, ...ends] : ends;
  return (
    <SelectInput
      source={source}
      choices={choices}
      defaultValue={stored?.id ?? (source === 'from_location_id' ? location?.id : undefined) ?? null}
      {...props}
    />
  );
}
