/** Prints a table: the first column left-aligned, all others right-aligned. */
export function printTable(title: string, headers: string[], rows: string[][]): void {
  const lines = [headers, ...rows];
  const widths = headers.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const toText = (line: string[]) =>
    line
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(toText(headers));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(toText(row));
}

export const round = (value: number, digits = 0) => value.toFixed(digits);
