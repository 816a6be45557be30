import { useRecordContext } from 'react-admin';
import { formatPhone } from '../../schemas/phone.ts';
import type { SlotProps } from '../slots.ts';

/** A phone number as people write it. */
export function PhoneValue({ source }: SlotProps & { source: string }) {
  const phone = useRecordContext()?.[source] as string | null | undefined;
  return phone ? <span>{formatPhone(phone)}</span> : null;
}
