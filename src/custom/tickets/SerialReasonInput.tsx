import { useWatch } from 'react-hook-form';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { isInvalidImei, normalizeSerial } from '../../schemas/inventory/codes.ts';

/** Why an IMEI with a wrong check digit is right; shown only for such a number. */
export default function SerialReasonInput({ source = 'serial_reason', ...props }: Partial<InputProps>) {
  const [serial, reason] = useWatch({ name: ['serial', source] }) as (string | null | undefined)[];
  const isWrong = Boolean(serial) && isInvalidImei(normalizeSerial(serial ?? ''));
  return isWrong || reason ? <TextInput source={source} {...props} /> : null;
}
