import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { formatPhone, phoneUri } from '../../schemas/phone.ts';
import type { SlotProps } from '../slots.ts';

/** A formatted phone number that calls it. */
export function PhoneLink({ source }: SlotProps & { source: string }) {
  const phone = useRecordContext()?.[source] as string | null | undefined;
  if (!phone) return null;
  return (
    <Link href={phoneUri(phone)} sx={{ whiteSpace: 'nowrap' }}>
      {formatPhone(phone)}
    </Link>
  );
}
