const spaces = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const amount =
  /^(?<whole>\d+|\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*)?(?:(?<point>[.,])(?<cents>\d{1,2}))?$/;

/** The sign of the dollar before or behind an amount, and its code. */
const aroundAmount = /^(?:(?:CA?)?\$\s*)?(?<amount>[^$]*?)\s*\$?\s*(?:CAD)?$/i;

/** Of an amount with all that stands around it. */
const longest = 50;

/** Why a text is no amount: it could be read in two ways, is below nought, or is something else. */
export type AmountError = 'ambiguous' | 'negative' | 'unclear';

/** 89.99, 89,99, $89.99, 1 299,00, 1,299.00 or 1.299,00 in dollars (contract 4 §5), or why it is none. */
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
  // 1,299 may be a thousand or little more than one.
  if (group !== undefined && point === undefined && (whole?.split(group).length ?? 0) < 3) return 'ambiguous';
  if ((group !== undefined && group === point) || (point === ',' && cents?.length !== 2)) return 'unclear';
  return Number(`${digits ?? 0}.${cents ?? 0}`);
}

/** The same, or null for whatever is none. */
export function parseAmount(text: string): number | null {
  const read = parseDollars(text);
  return typeof read === 'number' ? read : null;
}

/** The same in whole cents: 12,50 is 1250. */
export function parseCents(text: string): number | null {
  const dollars = parseAmount(text);
  return dollars === null ? null : Math.round(dollars * 100);
}

const plain = /^-?(?:0|[1-9]\d*)?(?:[.,]\d+)?$/;
/** A separator before three digits may mean thousands. */
const grouped = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** A number with a decimal point or comma; null for anything else, and for what could be read in two ways. */
export function parseNumber(text: string): number | null {
  if (!plain.test(text) || !/\d/.test(text) || grouped.test(text)) return null;
  return Number(text.replace(',', '.'));
}

/** Per cent in whole hundredths: 12,5 is 1250. */
export function parsePercent(text: string): number | null {
  const percent = parseNumber(text);
  return percent === null ? null : Math.round(percent * 100);
}
