import { useLocale } from '../../../i18n/useLocale.ts';
import { parseAmount, parseCents } from '../../../schemas/amounts.ts';
import { amountFormat } from '../../fields/money.ts';
import { NumberInput } from './NumberInput.tsx';
import type { FieldProps } from './useField.tsx';

interface MoneyInputProps extends FieldProps {
  /** The form holds whole cents. */
  isCents?: boolean;
  /** How what is typed becomes a value; an amount in dollars, or in cents with `isCents`, without it. */
  read?: (text: string) => number | null;
}

/** Dollars, typed with a point or a comma; read as the price sheet is. */
export function MoneyInput({
  isCents = false,
  read = isCents ? parseCents : parseAmount,
  ...props
}: MoneyInputProps) {
  const locale = useLocale();
  const currency = locale === 'fr' ? { suffix: '$' } : { prefix: '$' };
  return (
    <NumberInput
      {...props}
      {...currency}
      read={read}
      write={(value) => amountFormat(locale).format(isCents ? value / 100 : value)}
    />
  );
}
