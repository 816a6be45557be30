import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { formatPhone, phoneUri } from '../../schemas/phone.ts';
import type { SlotProps } from '../slots.ts';

/** A formatted phone number that calls it. */
export function PhoneLink({ source }: SlotProps & { source: string }) {
  const phone = useRecordContext()?.[source] as string | null | undefined;
  return phone ? <Link href={phoneUri(phone)}>{formatPhone(phone)}</Link> : null;
}
