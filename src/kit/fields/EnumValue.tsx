import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Status } from './Status.tsx';

const tones: Record<string, 'positive' | 'warning' | 'neutral'> = {
  ACTIVE: 'positive',
  INVITED: 'warning',
  PUBLISHED: 'positive',
  PENDING: 'warning',
};

/** One of the values of an enumeration, in the reader's language. */
export function EnumValue({ source }: { source: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const value = useRecordContext()?.[source] as string | undefined;
  if (!value) return null;
  return (
    <Status tone={tones[value] ?? 'neutral'}>
      {translate(`resources.${resource}.values.${source}.${value}`, { _: value })}
    </Status>
  );
}
