import { numberFormat } from '../../../schemas/formats.ts';

/** '1.2 MB', '340 kB' in the format of the locale. */
export function formatFileSize(bytes: number, locale: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: amount < 10 ? 1 : 0 }).format(
    amount,
  );
}
