import { isInvalidImei, normalizeSerial } from '../../schemas/inventory/codes.ts';
import type { ValidationError } from '../../schemas/validate.ts';

/** Parses serial numbers separated by line breaks or commas, and normalizes them. */
export const parseSerials = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map(normalizeSerial)
    .filter(Boolean);

/** Validates the serial numbers of several texts: invalid IMEIs and duplicates. */
export function serialErrors(texts: { path: string; text: string }[]): ValidationError[] {
  const seen = new Set<string>();
  return texts.flatMap(({ path, text }) =>
    parseSerials(text).flatMap((serial) => {
      const code = isInvalidImei(serial) ? 'imei' : seen.has(serial) ? 'serial_twice' : undefined;
      seen.add(serial);
      return code ? [{ path, code, params: { serial } }] : [];
    }),
  );
}
