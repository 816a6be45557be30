interface Named {
  id: string;
  name?: string;
}

/** A value as plain text, for a file or a sentence; linked records by their names. */
export function displayText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(displayText).join(', ');
  if (typeof value === 'object') return (value as Named).name ?? (value as Named).id ?? JSON.stringify(value);
  return String(value as string | number | boolean);
}
