import { useWatch } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import { amountFormat } from '../../kit/fields/money.ts';
import { numberFormat } from '../../schemas/formats.ts';
import { MoneyInput } from '../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../kit/form/inputs/NumberInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { parseCents } from '../../schemas/amounts.ts';
import type { RateKind } from '../../schemas/commissions/earning.ts';

/** A percentage with two decimals, or an amount in dollars, depending on the rule. */
export default function RateInput({ source = 'rate', ...props }: Partial<InputProps>) {
  const kind = useWatch({ name: 'rate_kind' }) as RateKind;
  const locale = useLocale();
  if (kind === 'AMOUNT') return <MoneyInput {...{ source, ...props }} isCents />;
  const write = (value: number) =>
    value % 100 === 0 ? numberFormat(locale).format(value / 100) : amountFormat(locale).format(value / 100);
  return <NumberInput {...{ source, ...props }} suffix="%" read={parseCents} write={write} />;
}
