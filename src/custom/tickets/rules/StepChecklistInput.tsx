import type { InputProps } from '../../../kit/slots.ts';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import type { TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { ChecklistInput } from './ChecklistInput.tsx';

/**
 * The checklist of the device whose step is open. A list that was filled in keeps its version; checks follow the list of
 * the intake.
 */
export default function StepChecklistInput({ source = 'condition' }: Partial<InputProps>) {
  const { device_id, condition, checks } = useOpenStep<TicketDevice & VersionedRecord>().record;
  const isChecks = source === 'checks';
  return (
    <ChecklistInput
      source={source}
      deviceId={device_id}
      answered={condition ?? (isChecks ? checks : null)}
      before={isChecks ? condition : null}
    />
  );
}
