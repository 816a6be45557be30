import type { Slot } from '../../kit/slots.ts';
import { StepsDialog } from '../../kit/steps/StepsDialog.tsx';
import { ticketDevices } from '../../schemas/tickets/ticketDevices.ts';
import { benchText } from './texts.ts';
import { TicketLink } from './TicketLink.tsx';

/** A device on a ticket: technician, shelf and problem, and the steps of the work. */
export default function BenchDialog({ form }: { form: Slot[] }) {
  return (
    <StepsDialog
      model={ticketDevices}
      form={form}
      draftState="CHECKED_IN"
      nameText={benchText}
      details={<TicketLink />}
    />
  );
}
