import { useRecordContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import type { SlotProps } from '../slots.ts';
import { moneyFormat } from './money.ts';

interface MoneyValueProps extends SlotProps {
  source: string;
  /** A message key: what no amount means. */
  none?: string;
}

export function MoneyValue({ source, none }: MoneyValueProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const amount = useRecordContext()?.[source] as number | null | undefined;
  const text = typeof amount === 'number' ? moneyFormat(locale).format(amount) : none && translate(none);
  return text ? <span>{text}</span> : null;
}
