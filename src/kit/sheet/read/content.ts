import { SSF, type CellObject } from 'xlsx';

/** What a cell says: a number, text without white space around it, or nothing. */
export type Content = string | number | null;

/** A cell that cannot be read, whatever it is for; `reason` names a message of the catalogue. */
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

/** The code of #GETTING_DATA, which is what a formula without a value is read as. */
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

/** A number that people see as a date or a percentage was not meant as that number. */
function formatProblem(format: string | number = 'General'): Unreadable | undefined {
  if (!problems.has(format)) problems.set(format, problemOf(String(format)));
  return problems.get(format);
}

function problemOf(format: string): Unreadable | undefined {
  if (SSF.is_date(format)) return date;
  return format.replaceAll(/"[^"]*"|\\./g, '').includes('%') ? percent : undefined;
}

/** What people see in a cell, for showing it to them. */
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
