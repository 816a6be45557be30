import { signatureRule, type Requirement } from '../../../schemas/tickets/intakeRules.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { useForms } from '../rules/useChecklist.ts';
import { useOfDevices } from './useOfDevices.ts';

const formOf = ({ device_id: deviceId, product_id: productId }: NewTicketDevice) => ({ deviceId, productId });

/** Whether the forms of the devices require a signature. */
export function useSignatureRule(): Requirement {
  return signatureRule(useForms(useOfDevices(formOf)));
}
