const spaces = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const amount =
  /^(?<whole>\d+|\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*)?(?:(?<point>[.,])(?<cents>\d{1,2}))?$/;

/** 89.99, 89,99, 1 299,00, 1,299.00 or 1.299,00 (contract 4 §5); what could be read in two ways is null. */
export function readAmount(text: string): number | null {
  const { whole, group, point, cents } = amount.exec(text.replaceAll(spaces, ''))?.groups ?? {};
  const digits = whole?.replaceAll(/[.,]/g, '');
  const isAmbiguous =
    (group !== undefined &&
      (point === undefined ? (whole?.split(group).length ?? 0) < 3 : group === point)) ||
    (point === ',' && cents?.length !== 2);
  if (isAmbiguous || (!digits && !cents)) return null;
  return Number(`${digits ?? 0}.${cents ?? 0}`);
}

/** The same in whole cents: 12,50 is 1250. */
export function readCents(text: string): number | null {
  const dollars = readAmount(text);
  return dollars === null ? null : Math.round(dollars * 100);
}

const plain = /^-?(?:0|[1-9]\d*)?(?:[.,]\d+)?$/;
/** A separator before three digits may mean thousands. */
const grouped = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** A number with a decimal point or comma; null for anything else, and for what could be read in two ways. */
export function readNumber(text: string): number | null {
  if (!plain.test(text) || !/\d/.test(text) || grouped.test(text)) return null;
  return Number(text.replace(',', '.'));
}

/** Per cent in whole hundredths: 12,5 is 1250. */
export function readPercent(text: string): number | null {
  const percent = readNumber(text);
  return percent === null ? null : Math.round(percent * 100);
}
