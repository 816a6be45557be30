import { fold } from '../fold.ts';

/** A serial number as it is kept: without spaces and hyphens, in capitals. */
export const normalSerial = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Fifteen digits are an IMEI, whose last one is checked (Luhn). */
export const isWrongImei = (serial: string) => /^\d{15}$/.test(serial) && !hasLuhnDigit(serial);

/** Whether the last digit follows from the others (ISO/IEC 7812-1, annex B). */
export function hasLuhnDigit(digits: string): boolean {
  const reversed = Array.from(digits, Number).toReversed();
  const sum = reversed.reduce((total, digit, index) => {
    const doubled = digit * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * A code of goods as it may be kept, folded: a UPC also as the EAN that it is, with a 0 before it, since scanners and cameras
 * differ in that.
 */
export function spellings(code: string): string[] {
  const text = fold(code.trim());
  if (/^\d{12}$/.test(text)) return [text, `0${text}`];
  return /^0\d{12}$/.test(text) ? [text, text.slice(1)] : [text];
}

/** Whether a code, in any of its spellings, is an item's SKU or barcode. */
export function isCode({ sku, barcode }: Record<'sku' | 'barcode', string | null>, code: string): boolean {
  const wanted = spellings(code);
  return [sku, barcode].some((own) => own && wanted.includes(fold(own)));
}
