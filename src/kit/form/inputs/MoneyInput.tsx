import { useLocale } from '../../../i18n/useLocale.ts';
import { parseAmount, parseCents } from '../../../schemas/amounts.ts';
import { amountFormat } from '../../fields/money.ts';
import { NumberInput } from './NumberInput.tsx';
import type { FieldProps } from './useField.tsx';

interface MoneyInputProps extends FieldProps {
  /** The value is in whole cents. */
  isCents?: boolean;
  /** Parses the text; defaults to dollars, or cents with `isCents`. */
  read?: (text: string) => number | null;
}

/** Input for dollars with decimal point or comma; parsed like the price sheet. */
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
