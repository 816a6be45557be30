import { useQuery } from '@tanstack/react-query';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { useTicketCalls } from '../calls.ts';

/** The location to which a device is sent. */
export default function DestinationInput({ source = 'to_location_id', ...props }: Partial<InputProps>) {
  const { record } = useOpenStep<TicketDevice>();
  const { getDestinations } = useTicketCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [ticketDevices.name, 'destinations'],
    queryFn: ({ signal }) => getDestinations({ signal }),
    staleTime: 60_000,
  });
  if (error && !data) return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  const choices = (data ?? []).filter(({ id }) => id !== record.location_id);
  return <SelectInput source={source} choices={choices} {...props} />;
}
