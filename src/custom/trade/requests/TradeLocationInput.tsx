import { useRecordContext } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { tradeRequests } from '../../../schemas/trade/requests.ts';

/** Location of the purchase: one where the staff member may buy, by default the current one. */
export default function TradeLocationInput({ source = 'location_id', ...props }: Partial<InputProps>) {
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const may = useCan();
  const stored = useRecordContext()?.[source] as number | undefined;
  const choices = locations
    .filter(
      ({ id, is_voided }) =>
        id === stored || (!is_voided && may('create', tradeRequests, { location_id: id })),
    )
    .map(({ id, location_name: name }) => ({ id, name }));
  const first = choices.length === 1 ? choices[0]?.id : choices.find(({ id }) => id === location?.id)?.id;
  return <SelectInput source={source} choices={choices} defaultValue={stored ?? first ?? null} {...props} />;
}
