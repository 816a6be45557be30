import { typedAmount } from '../../../../kit/fields/money.ts';
import { parseAmount, parseCents } from '../../../../schemas/amounts.ts';
import { WHOLE, type Deduction } from '../../../../schemas/trade/terms.ts';

/** A deduction as typed, in dollars or per cent. */
export interface TypedDeduction extends Pick<Deduction, 'id' | 'name' | 'kind'> {
  nameFr: string;
  text: string;
}

export const newDeduction = (): TypedDeduction => ({
  id: crypto.randomUUID(),
  name: '',
  nameFr: '',
  kind: 'AMOUNT',
  text: '',
});

/** Amounts have two decimals, percentages as many as needed. */
export const formatDeduction =
  (locale: string) =>
  ({ value, name_fr, ...rest }: Deduction): TypedDeduction => ({
    ...rest,
    nameFr: name_fr ?? '',
    text: rest.kind === 'AMOUNT' ? typedAmount(locale, value) : String(value / 100),
  });

/** Returns undefined while the input is invalid. */
export function parseDeduction({ text, nameFr, ...rest }: TypedDeduction): Deduction | undefined {
  const value = valueOf(rest.kind, text.trim());
  const name = rest.name.trim();
  return name && value !== undefined ? { ...rest, name, name_fr: nameFr.trim() || null, value } : undefined;
}

function valueOf(kind: Deduction['kind'], text: string): number | undefined {
  if (kind === 'AMOUNT') return parseCents(text) ?? undefined;
  const percent = parseAmount(text.replace(/\s*%$/, ''));
  const value = percent === null ? undefined : Math.round(percent * 100);
  return value !== undefined && value <= WHOLE ? value : undefined;
}
