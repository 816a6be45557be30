import { useRecordContext } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { numberFormat } from '../../schemas/formats.ts';

export function NumberValue({ source }: { source: string }) {
  const locale = useLocale();
  const value = useRecordContext()?.[source] as number | null | undefined;
  return typeof value === 'number' ? <span>{numberFormat(locale).format(value)}</span> : null;
}
