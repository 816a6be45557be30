import { normalizeText } from '../normalizeText.ts';

/** Normalizes a serial number: no spaces and hyphens, upper case. */
export const normalizeSerial = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** A serial number of 15 digits is an IMEI with a Luhn check digit. */
export const isInvalidImei = (serial: string) => /^\d{15}$/.test(serial) && !hasLuhnDigit(serial);

/** Whether a typed text looks like a serial number rather than a name: one word with four digits or more. */
export const isSerialLike = (text: string) => /^(?=(?:.*\d){4})[\dA-Z-]{8,}$/i.test(text.trim());

/** Validates the Luhn check digit (ISO/IEC 7812-1, annex B). */
export function hasLuhnDigit(digits: string): boolean {
  const reversed = Array.from(digits, Number).toReversed();
  const sum = reversed.reduce((total, digit, index) => {
    const doubled = digit * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Lengths of a GTIN (UPC, EAN, ITF-14), which differ in leading zeros. */
const gtinLengths = [12, 13, 14];

/**
 * Normalized variants of a product code: the code itself first, then a GTIN's other lengths, since scanners, cameras
 * and suppliers differ in the leading zeros.
 */
export function codeVariants(code: string): string[] {
  const text = normalizeText(code.trim());
  if (!/^\d{12,14}$/.test(text)) return [text];
  const number = text.replace(/^0+/, '');
  const others = gtinLengths.filter((length) => length >= number.length && length !== text.length);
  return [text, ...others.map((length) => number.padStart(length, '0'))];
}

/** Whether any variant of a code is the SKU or barcode of an item. */
export function matchesCode(
  { sku, barcode }: Record<'sku' | 'barcode', string | null>,
  code: string,
): boolean {
  const wanted = codeVariants(code);
  return [sku, barcode].some((own) => own && wanted.includes(normalizeText(own)));
}
