const spaces = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const amount =
  /^(?<whole>\d+|\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*)?(?:(?<point>[.,])(?<cents>\d{1,2}))?$/;

/** A dollar sign before or after the amount, and the currency code. */
const aroundAmount = /^(?:(?:CA?)?\$\s*)?(?<amount>[^$]*?)\s*\$?\s*(?:CAD)?$/i;

/** Maximum length of the input, including currency signs and spaces. */
const longest = 50;

/** Why a text is not an amount. Ambiguous: it has two readings, such as 1,299. */
export type AmountError = 'ambiguous' | 'negative' | 'unclear';

/**
 * Parses 89.99, 89,99, $89.99, 1 299,00, 1,299.00 or 1.299,00 into dollars (contract 4 §5), or returns the reason for
 * rejecting it.
 */
export function parseDollars(text: string): number | AmountError {
  if (text.length > longest) return 'unclear';
  const below = /^(?:[-−]|\()(?<amount>.*?)\)?$/.exec(text.trim())?.groups?.amount;
  if (below === undefined) return readPositive(text);
  return readPositive(below.trim()) === 'unclear' ? 'unclear' : 'negative';
}

function readPositive(text: string): number | 'ambiguous' | 'unclear' {
  const written = aroundAmount.exec(text)?.groups?.amount ?? '';
  const { whole, group, point, cents } = amount.exec(written.replaceAll(spaces, ''))?.groups ?? {};
  const digits = whole?.replaceAll(/[.,]/g, '');
  if (!digits && !cents) return 'unclear';
  // 1,299 can be 1299 or 1.299.
  if (group !== undefined && point === undefined && (whole?.split(group).length ?? 0) < 3) return 'ambiguous';
  if ((group !== undefined && group === point) || (point === ',' && cents?.length !== 2)) return 'unclear';
  return Number(`${digits ?? 0}.${cents ?? 0}`);
}

/** Like `parseDollars`, but returns null for every invalid text. */
export function parseAmount(text: string): number | null {
  const read = parseDollars(text);
  return typeof read === 'number' ? read : null;
}

/** Like `parseAmount`, in whole cents: 12,50 is 1250. */
export function parseCents(text: string): number | null {
  const dollars = parseAmount(text);
  return dollars === null ? null : Math.round(dollars * 100);
}

const plain = /^-?(?:0|[1-9]\d*)?(?:[.,]\d+)?$/;
/** A separator before three digits may be a thousands separator. */
const grouped = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Parses a number with a decimal point or comma; returns null for invalid and ambiguous texts. */
export function parseNumber(text: string): number | null {
  if (!plain.test(text) || !/\d/.test(text) || grouped.test(text)) return null;
  return Number(text.replace(',', '.'));
}

/** Parses a percentage into hundredths of a percent: 12,5 is 1250. */
export function parsePercent(text: string): number | null {
  const percent = parseNumber(text);
  return percent === null ? null : Math.round(percent * 100);
}
