const grouped = /^(\d{0,3})(\d{0,3})(\d{0,4})$/;

/** '(416) 555-0101' of ten digits or fewer, any other number as it stands (specification 4 §5). */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = grouped.exec(phone.replaceAll(/\D/g, '')) ?? [];
  if (!area || phone.includes('+')) return phone;
  return [`(${area})`, [exchange, line].filter(Boolean).join('-')].filter(Boolean).join(' ');
}
