/** A name as part of an address: lower case, trimmed, spaces turned into hyphens (contract 3 §5). */
export const slugOf = (name: string) => name.toLowerCase().trim().replace(/\s+/g, '-');
