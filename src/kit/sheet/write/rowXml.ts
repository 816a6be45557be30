import { columnLetters } from '../cellAddress.ts';
import type { SharedStrings } from './SharedStrings.ts';

export interface Cell {
  value: string | number;
  style: number;
}

/** Returns a row's XML; `rowStyle` applies to missing cells. */
export function rowXml(
  row: number,
  rowStyle: number,
  cells: readonly (Cell | undefined)[],
  strings: SharedStrings,
): string {
  let text = `<row r="${row}" s="${rowStyle}" customFormat="1">`;
  for (const [index, cell] of cells.entries()) {
    if (!cell) continue;
    const start = `<c r="${columnLetters(index)}${row}" s="${cell.style}"`;
    if (cell.value === '') text += `${start}/>`;
    else if (typeof cell.value === 'number') text += `${start}><v>${cell.value}</v></c>`;
    else text += `${start} t="s"><v>${strings.indexOf(cell.value)}</v></c>`;
  }
  return `${text}</row>`;
}
