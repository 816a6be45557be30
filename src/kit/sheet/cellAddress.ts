const letters: string[] = [];

/** A, B, …, Z, AA, … */
export function columnLetters(column: number): string {
  return (letters[column] ??=
    (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) +
    String.fromCharCode(65 + (column % 26)));
}

/** A cell's address as spreadsheets write it: `Sheet!C17`. */
export function cellAddress(sheet: string, row: number, column: number): string {
  const name = /^[\p{L}_][\p{L}\d_]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${columnLetters(column)}${row + 1}`;
}
