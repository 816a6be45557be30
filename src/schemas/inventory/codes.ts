import { normalizeText } from '../fold.ts';

/** A serial number as it is kept: without spaces and hyphens, in capitals. */
export const normalizeSerial = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Fifteen digits are an IMEI, whose last one is checked (Luhn). */
export const isInvalidImei = (serial: string) => /^\d{15}$/.test(serial) && !hasLuhnDigit(serial);

/** Whether the last digit follows from the others (ISO/IEC 7812-1, annex B). */
export function hasLuhnDigit(digits: string): boolean {
  const reversed = Array.from(digits, Number).toReversed();
  const sum = reversed.reduce((total, digit, index) => {
    const doubled = digit * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The lengths in which one GTIN is written: as UPC, EAN, or ITF-14, with zeros before it. */
const gtinLengths = [12, 13, 14];

/**
 * A code of goods as it may be kept, folded: as it is given first, a GTIN also in its other lengths, since scanners, cameras
 * and suppliers differ in the zeros before it.
 */
export function codeVariants(code: string): string[] {
  const text = normalizeText(code.trim());
  if (!/^\d{12,14}$/.test(text)) return [text];
  const number = text.replace(/^0+/, '');
  const others = gtinLengths.filter((length) => length >= number.length && length !== text.length);
  return [text, ...others.map((length) => number.padStart(length, '0'))];
}

/** Whether a code, in any of its spellings, is an item's SKU or barcode. */
export function matchesCode(
  { sku, barcode }: Record<'sku' | 'barcode', string | null>,
  code: string,
): boolean {
  const wanted = codeVariants(code);
  return [sku, barcode].some((own) => own && wanted.includes(normalizeText(own)));
}
