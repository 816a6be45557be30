interface Named {
  id: string;
  name: string;
}

/** Converts a value to plain text; linked records to their names. */
export function displayText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(displayText).join(', ');
  const { name, id } = value as Partial<Named>;
  return name ?? id ?? JSON.stringify(value);
}
