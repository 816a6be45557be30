import { useRecordContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import type { SlotProps } from '../slots.ts';
import { moneyFormat } from './money.ts';

interface MoneyValueProps extends SlotProps {
  source: string;
  /** Message key for a missing amount. */
  none?: string;
  /** The value is in whole cents. */
  isCents?: boolean;
}

/** An amount in the record's currency. */
export function MoneyValue({ source, none, isCents = false }: MoneyValueProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const record = useRecordContext();
  const amount = record?.[source] as number | null | undefined;
  const text =
    typeof amount === 'number'
      ? moneyFormat(locale, record?.currency as string | undefined).format(isCents ? amount / 100 : amount)
      : none && translate(none);
  return text ? <span>{text}</span> : null;
}
