/** A node of the syntax tree: its position in the code. */
interface Range {
  start: number;
  end: number;
}

/** Replaces code by blanks, so that positions match the source map, with the comma that follows. */
export function blank(code: string, { start, end }: Range): string {
  const rest = code.slice(end).replace(/^(\s*),/, '$1 ');
  return code.slice(0, start) + code.slice(start, end).replaceAll(/\S/g, ' ') + rest;
}
