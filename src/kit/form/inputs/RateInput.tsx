import { useLocale } from '../../../i18n/useLocale.ts';
import { parseNumber } from '../../../schemas/amounts.ts';
import { rateText } from '../../fields/rateText.ts';
import { NumberInput } from './NumberInput.tsx';
import type { FieldProps } from './useField.tsx';

/** Input for a percentage with up to three decimals; the value is in thousandths of a per cent. */
export function RateInput(props: FieldProps) {
  const locale = useLocale();
  return <NumberInput {...props} suffix="%" read={readRate} write={(rate) => rateText(rate, locale)} />;
}

function readRate(text: string): number | null {
  const percent = parseNumber(text);
  return percent === null ? null : Math.round(percent * 1000);
}
