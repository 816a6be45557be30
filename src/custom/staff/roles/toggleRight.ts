/** The rights with one more, or one less when it is among them. */
export const toggleRight = (held: readonly string[], right: string): string[] =>
  held.includes(right) ? held.filter((one) => one !== right) : [...held, right];
