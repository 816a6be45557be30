interface Named {
  id: string;
  name: string;
}

/** A value as plain text, for a file or a sentence; linked records by their names. */
export function displayText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(displayText).join(', ');
  const { name, id } = value as Partial<Named>;
  return name ?? id ?? JSON.stringify(value);
}
