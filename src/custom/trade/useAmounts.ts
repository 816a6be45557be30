import { numberFormat } from '../../schemas/formats.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { moneyFormat } from '../../kit/fields/money.ts';
import { deductionName, type Deduction } from '../../schemas/trade/terms.ts';

/** Formats of cents and deductions. */
export function useAmounts() {
  const locale = useLocale();
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  const percent = numberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const deductionText = ({ kind, value }: Pick<Deduction, 'kind' | 'value'>) =>
    `−${kind === 'PERCENT' ? percent.format(value / 10_000) : money(value)}`;
  const nameOf = (deduction: Pick<Deduction, 'name' | 'name_fr'>) => deductionName(deduction, locale);
  return { money, deductionText, nameOf };
}
