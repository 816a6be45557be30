import { useRecordContext } from 'react-admin';
import { formatPhone } from '../../schemas/phone.ts';
import type { SlotProps } from '../slots.ts';

/** A formatted phone number. */
export function PhoneValue({ source }: SlotProps & { source: string }) {
  const phone = useRecordContext()?.[source] as string | null | undefined;
  return phone ? <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(phone)}</span> : null;
}
