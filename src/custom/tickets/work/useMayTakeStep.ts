import { useSession } from '../../../authProvider/session.ts';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';

/** Whether the user may take a step of the device on the page now. */
export function useMayTakeStep(step: string): boolean {
  const { who } = useSession();
  return mayTakeStep(who, ticketDevices, step, usePageRecord(ticketDevices));
}
