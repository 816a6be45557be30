/**
 * Formats ten digits as a North American number, '+1 416 555 0101' (contract 4 §5: the country defaults to ca); other
 * numbers, including stored ones, are unchanged.
 */
export function normalizePhone(typed: string): string {
  if (/^\+1\d{10}$/.test(typed)) return typed;
  const digits = typed.replaceAll(/\D/g, '');
  const isPlain = /^[\d\s().+-]*$/.test(typed);
  const parts = /^1?([2-9]\d{2})(\d{3})(\d{4})$/.exec(digits);
  if (!parts || !isPlain || (typed.trim().startsWith('+') && digits.length === 10)) return typed.trim();
  return `+1 ${parts.slice(1).join(' ')}`;
}
