/** Adds the right, or removes it if present. */
export const toggleRight = (held: readonly string[], right: string): string[] =>
  held.includes(right) ? held.filter((one) => one !== right) : [...held, right];
