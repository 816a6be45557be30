import { useRecordContext, useTranslate } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { type LookupType, useLookups } from '../../store/index.ts';

interface LookupValueProps extends SlotProps {
  source: string;
  type: LookupType;
}

/** A code with the store's label; a cancelled appointment shows as cancelled, whatever its status. */
export function LookupValue({ source, type }: LookupValueProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const code = record?.[source] as string | null | undefined;
  const { textOf } = useLookups();
  if (!code) return null;
  if (type === 'APPOINTMENT_STATUS' && record?.is_voided)
    return <StatusBadge code="CANCELLED" text={translate('booking.voided')} />;
  const text = textOf(type, code);
  return type.endsWith('_STATUS') ? (
    <StatusBadge code={code} text={text} />
  ) : (
    <span title={text}>{text}</span>
  );
}
