import { SSF, type CellObject } from 'xlsx';

/** A cell's content: a number, trimmed text, or null. */
export type Content = string | number | null;

/** An unreadable cell; `reason` is a message key. */
export class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

const error = new Unreadable('priceSheet.reasons.cell_error');
const uncalculated = new Unreadable('priceSheet.reasons.formula_without_value');
const boolean = new Unreadable('priceSheet.reasons.cell_boolean');
const date = new Unreadable('priceSheet.reasons.cell_date');
const percent = new Unreadable('priceSheet.reasons.cell_percent');

/** Error code #GETTING_DATA, which marks a formula without a value. */
const gettingData = 0x2b;

export function contentOf(cell: CellObject | undefined): Content | Unreadable {
  switch (cell?.t) {
    case 'n':
      return formatProblem(cell.z) ?? (cell.v as number);
    case 's':
      return String(cell.v).trim() || null;
    case 'e':
      return cell.v === gettingData ? uncalculated : error;
    case 'b':
      return boolean;
    case 'd':
      return date;
    default:
      return null;
  }
}

const problems = new Map<string | number, Unreadable | undefined>();

/** A number displayed as a date or percentage was not meant as that number. */
function formatProblem(format: string | number = 'General'): Unreadable | undefined {
  if (!problems.has(format)) problems.set(format, problemOf(String(format)));
  return problems.get(format);
}

function problemOf(format: string): Unreadable | undefined {
  if (SSF.is_date(format)) return date;
  return format.replaceAll(/"[^"]*"|\\./g, '').includes('%') ? percent : undefined;
}

/** Returns a cell's displayed text. */
export function textOf(cell: CellObject | undefined): string {
  if (cell?.t === 'e') return errorTexts.get(cell.v as number) ?? '#ERROR!';
  if (cell?.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell?.t === 'n' && formatProblem(cell.z)) return SSF.format(String(cell.z), cell.v);
  return cell?.v === undefined || cell.v === null ? '' : String(cell.v).trim().slice(0, 200);
}

const errorTexts = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
  [gettingData, ''],
]);
