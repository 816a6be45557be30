import { useWatch } from 'react-hook-form';
import { signatureRule, type Requirement } from '../../../schemas/tickets/intakeRules.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { useForms } from '../rules/useChecklist.ts';

/** Whether the forms of the devices require a signature. */
export function useSignatureRule(): Requirement {
  const devices = useWatch({ name: 'new_devices' }) as NewTicketDevice[];
  return signatureRule(
    useForms(devices.map(({ device_id, product_id }) => ({ deviceId: device_id, productId: product_id }))),
  );
}
