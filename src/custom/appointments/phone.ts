/**
 * A phone number as it is stored: '+1 416 555 0101' for one of North America, which ten digits are taken for
 * (contract 4 §5: the country defaults to ca); any other as it was typed.
 */
export function toPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const isPlain = /^[\d\s().+-]*$/.test(typed);
  const parts = /^1?([2-9]\d{2})(\d{3})(\d{4})$/.exec(digits);
  if (!parts || !isPlain || (typed.trim().startsWith('+') && digits.length === 10)) return typed.trim();
  return `+1 ${parts.slice(1).join(' ')}`;
}
