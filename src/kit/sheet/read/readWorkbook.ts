import { parse_zip, read, utils, type CellObject, type Range, type WorkBook } from 'xlsx';
import type { SheetSize } from '../limits.ts';
import { SheetError } from '../SheetError.ts';
import type { Packed } from '../zip/directory.ts';
import { unzip } from '../zip/unzip.ts';
import { markFormulasWithoutValue } from './formulas.ts';
import { openFile } from './openFile.ts';

/** The first sheet: sparse cells by row and column. */
export interface Grid {
  name: string;
  /** Number of further sheets. */
  others: number;
  rows: readonly (readonly (CellObject | undefined)[] | undefined)[];
  merges: readonly Range[];
  isXls: boolean;
}

/** Rows and cells with content; spreadsheets also write empty ones for borders and colours. */
const filledRow = /<(?:\w+:)?row(?:\s[^>]*[^>/])?>/g;
const filledCell = /<(?:\w+:)?(?:v|is)[\s>]/g;

const tooLarge = (limit: SheetSize) => new SheetError('priceSheet.errors.too_large', { ...limit });

const options = {
  dense: true,
  sheets: 0,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellFormula: false,
};

/**
 * Reads the first sheet. Checks the content first: the library alone would also accept text, HTML and unlimited
 * archives.
 */
export async function readWorkbook(file: Blob, limit: SheetSize): Promise<Grid> {
  const open = await openFile(file);
  return 'xls' in open
    ? gridOf(readXls(open.xls), limit, true)
    : gridOf(readXlsx(open.packed, limit), limit, false);
}

const readXls = (bytes: Uint8Array) => parse(() => read(bytes, { type: 'array', ...options }));

function readXlsx(packed: Packed[], limit: SheetSize): WorkBook {
  const entries = unzip(packed);
  const archive = {
    FullPaths: entries.map(({ name }) => name),
    FileIndex: entries.map(({ name, bytes }) => ({
      name,
      type: 2 as const,
      content: isSheet(name) ? readable(bytes, limit) : bytes,
    })),
  };
  return parse(() => parse_zip(archive, options));
}

/** Rejects sheets that would take too long and marks formulas that the library would misread. */
function readable(bytes: Uint8Array<ArrayBuffer>, limit: SheetSize): Uint8Array<ArrayBuffer> {
  const xml = new TextDecoder().decode(bytes);
  if (countOf(xml, filledRow) > limit.rows || countOf(xml, filledCell) > limit.cells) throw tooLarge(limit);
  const marked = markFormulasWithoutValue(xml);
  return marked === xml ? bytes : new TextEncoder().encode(marked);
}

function countOf(text: string, pattern: RegExp): number {
  let found = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) found += 1;
  return found;
}

const isSheet = (name: string) => /worksheets\/[^/]+\.xml$/i.test(name);

function parse(work: () => WorkBook): WorkBook {
  try {
    return work();
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new SheetError(isLocked ? 'priceSheet.errors.encrypted' : 'priceSheet.errors.damaged');
  }
}

function gridOf(book: WorkBook, limit: SheetSize, isXls: boolean): Grid {
  const [name = '', ...others] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (!sheet) throw new SheetError('priceSheet.errors.damaged');
  const rows = sheet['!data'] ?? [];
  // Checks both the declared and the actual dimensions.
  const { r, c } = utils.decode_range(sheet['!ref'] ?? 'A1').e;
  const isTooLarge =
    Math.max(r + 1, rows.length) > limit.rows ||
    rows.reduce((columns, row) => Math.max(columns, row.length), c + 1) > limit.columns ||
    rows.reduce((cells, row) => row.reduce((count) => count + 1, cells), 0) > limit.cells;
  if (isTooLarge) throw tooLarge(limit);
  return { name, others: others.length, rows, merges: sheet['!merges'] ?? [], isXls };
}
