import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../resources/slots.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { useLookups, type LookupType } from './useLookups.ts';

interface LookupValueProps extends SlotProps {
  source: string;
  type: LookupType;
}

/** A code in the store's words. */
export function LookupValue({ source, type }: LookupValueProps) {
  const code = useRecordContext()?.[source] as string | null | undefined;
  const { textOf } = useLookups();
  if (!code) return null;
  const text = textOf(type, code);
  return type.endsWith('_STATUS') ? (
    <StatusBadge code={code} text={text} />
  ) : (
    <span title={text}>{text}</span>
  );
}
