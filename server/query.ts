/** Reads the query of an address: several values repeat as `name[]` or `name`; an empty one counts as none. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [key, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const name = key.replace(/\[\]$/, '');
    const before = query[name];
    query[name] = name === key && before === undefined ? value : [before ?? [], value].flat();
  }
  return query;
}
