import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Status } from './Status.tsx';

const tones: Record<string, 'positive' | 'warning' | 'neutral'> = {
  ACTIVE: 'positive',
  INVITED: 'warning',
  PUBLISHED: 'positive',
  PENDING: 'warning',
  DRAFT: 'neutral',
  PRIVATE: 'neutral',
  ORDERED: 'warning',
  SENT: 'warning',
  PARTLY_RECEIVED: 'warning',
  RECEIVED: 'positive',
  CANCELLED: 'neutral',
  PROCESSING: 'warning',
  ON_HOLD: 'warning',
  COMPLETED: 'positive',
  REFUNDED: 'neutral',
  REJECTED: 'neutral',
  UNPAID: 'warning',
  PARTLY_PAID: 'warning',
  PAID: 'positive',
  PARTLY_REFUNDED: 'neutral',
};

/** A translated enumeration value; states have a status dot. */
export function EnumValue({ source }: { source: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const value = useRecordContext()?.[source] as string | undefined;
  if (!value) return null;
  const text = translate(`resources.${resource}.values.${source}.${value}`, { _: value });
  const tone = tones[value];
  return tone ? <Status tone={tone}>{text}</Status> : <span>{text}</span>;
}
