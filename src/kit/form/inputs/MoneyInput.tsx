import { useLocale } from '../../../i18n/useLocale.ts';
import { readAmount } from '../../../schemas/amounts.ts';
import { amountFormat } from '../../fields/money.ts';
import { NumberInput } from './NumberInput.tsx';
import type { FieldProps } from './useField.tsx';

/** Dollars, typed with a point or a comma; read as the price sheet is. */
export function MoneyInput(props: FieldProps) {
  const locale = useLocale();
  const currency = locale === 'fr' ? { suffix: '$' } : { prefix: '$' };
  return (
    <NumberInput
      {...props}
      {...currency}
      read={readAmount}
      write={(value) => amountFormat(locale).format(value)}
    />
  );
}
