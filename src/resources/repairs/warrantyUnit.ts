const older: Partial<Record<string, string>> = { DD: 'DAY', MM: 'MONTH', YY: 'YEAR' };

/** The unit in the word that is used now: MM is MONTH. */
export const unitOf = (unit: string | null) => (unit === null ? null : (older[unit] ?? unit));
