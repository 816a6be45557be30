import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { StepFrame } from '../../../kit/steps/StepFrame.tsx';
import { assignsTickets } from '../../../schemas/tickets/access.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { useTicketCalls } from '../calls.ts';

/** Assigns the device; proposes the least busy technician of its location. */
export default function AssignDialog() {
  const translate = useTranslate();
  const { who } = useSession();
  const { record } = useOpenStep<TicketDevice>();
  const { getTechnicians } = useTicketCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [ticketDevices.name, 'technicians', record.id],
    queryFn: ({ signal }) => getTechnicians({ params: { id: record.id }, signal }),
    staleTime: 0,
  });
  if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton slots={1} />;
  const offered = assignsTickets(who) === true ? data : data.filter(({ id }) => id === who.staff_id);
  const proposed = offered.find(({ id }) => id !== record.technician_id) ?? offered[0];
  return (
    <StepFrame defaultValues={{ technician_id: proposed?.id ?? null }} maxWidth="sm">
      <SelectInput
        source="technician_id"
        label="resources.ticketDevices.fields.technician_id"
        choices={offered.map(({ id, name, open }) => ({
          id,
          name: translate('bench.work.technician', { name, smart_count: open }),
        }))}
      />
    </StepFrame>
  );
}
