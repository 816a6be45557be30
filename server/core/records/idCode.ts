/**
 * Returns the first and the last id that begin with a printed code, eight hexadecimal digits; undefined if the text is no
 * such code.
 */
export function idsOfCode(text: string): [string, string] | undefined {
  const digits = /^\s*([\da-f]{8})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return [`${digits}-0000-0000-0000-000000000000`, `${digits}-ffff-ffff-ffff-ffffffffffff`];
}
