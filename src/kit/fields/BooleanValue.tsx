import { useRecordContext, useTranslate } from 'react-admin';
import type { SlotProps } from '../slots.ts';
import { Status } from './Status.tsx';

interface BooleanValueProps extends SlotProps {
  source: string;
  /** Shows the opposite: not voided means active. */
  negate?: boolean;
}

/** Yes or No, with a status dot. */
export function BooleanValue({ source, negate = false }: BooleanValueProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  const isTrue = Boolean(record[source]) !== negate;
  return (
    <Status tone={isTrue ? 'positive' : 'neutral'}>
      {translate(isTrue ? 'ra.boolean.true' : 'ra.boolean.false')}
    </Status>
  );
}
