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

const grouped = /^(\d{0,3})(\d{0,3})(\d{0,4})$/;

/** '(416) 555-0101' of ten digits or fewer, any other number as it stands (contract 4 §5). */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = grouped.exec(phone.replaceAll(/\D/g, '')) ?? [];
  if (!area || phone.includes('+')) return phone;
  return [`(${area})`, [exchange, line].filter(Boolean).join('-')].filter(Boolean).join(' ');
}
