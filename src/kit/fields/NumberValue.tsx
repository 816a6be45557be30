import { useLocale, useRecordContext } from 'react-admin';

export function NumberValue({ source }: { source: string }) {
  const locale = useLocale();
  const value = useRecordContext()?.[source] as number | null | undefined;
  return typeof value === 'number' ? <span>{value.toLocaleString(locale)}</span> : null;
}
