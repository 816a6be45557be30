import { isInvalidImei, normalizeSerial } from '../../schemas/inventory/codes.ts';
import type { ValidationError } from '../../schemas/validate.ts';

/** The serial numbers of a text, one a line or with commas between, as they are kept. */
export const parseSerials = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map(normalizeSerial)
    .filter(Boolean);

/** What is wrong with the serial numbers of several texts: a wrong IMEI, one that stands there twice. */
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
