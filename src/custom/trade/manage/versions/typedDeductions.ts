import { readAmount, readCents } from '../../../../schemas/amounts.ts';
import { WHOLE, type Deduction } from '../../../../schemas/trade/terms.ts';

/** A deduction as it is typed: dollars or per cent. */
export interface TypedDeduction extends Pick<Deduction, 'id' | 'name' | 'kind'> {
  text: string;
}

export const newDeduction = (): TypedDeduction => ({
  id: crypto.randomUUID(),
  name: '',
  kind: 'AMOUNT',
  text: '',
});

/** Amounts have two places, per cents as many as they need. */
export const typedOf = ({ value, ...rest }: Deduction): TypedDeduction => ({
  ...rest,
  text: rest.kind === 'AMOUNT' ? (value / 100).toFixed(2) : String(value / 100),
});

/** Nothing while it is not right. */
export function deductionOf({ text, ...rest }: TypedDeduction): Deduction | undefined {
  const value = valueOf(rest.kind, text.trim());
  const name = rest.name.trim();
  return name && value !== undefined ? { ...rest, name, value } : undefined;
}

function valueOf(kind: Deduction['kind'], text: string): number | undefined {
  if (kind === 'AMOUNT') return readCents(text) ?? undefined;
  const percent = readAmount(text.replace(/\s*%$/, ''));
  const value = percent === null ? undefined : Math.round(percent * 100);
  return value !== undefined && value <= WHOLE ? value : undefined;
}
