import { parse_zip, read, utils, type CellObject, type Range, type WorkBook } from 'xlsx';
import { columnsOf, rowsOf } from '../layout.ts';
import { limits } from '../limits.ts';
import { SheetError } from '../SheetError.ts';
import { unzip } from '../zip/unzip.ts';
import { markFormulasWithoutValue } from './formulas.ts';

/** The first sheet of a file: its cells by row and column, with holes. */
export interface Grid {
  name: string;
  rows: readonly (readonly (CellObject | undefined)[] | undefined)[];
  merges: readonly Range[];
  isXls: boolean;
}

const options = {
  dense: true,
  sheets: 0,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellFormula: false,
};

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
/** The compound files of .xls, and of .xlsx with a password. */
const cfbSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Looks at the content before the library does, which would also take text, HTML and archives without end. */
export async function readBook(file: Blob): Promise<Grid> {
  if (file.size === 0) throw new SheetError('priceSheet.errors.empty_file');
  if (file.size > limits.fileBytes)
    throw new SheetError('priceSheet.errors.file_size', { limit: limits.fileBytes / 1024 / 1024 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, zipSignature)) return gridOf(await readXlsx(bytes), false);
  if (beginsWith(bytes, cfbSignature)) return gridOf(readXls(bytes), true);
  throw new SheetError('priceSheet.errors.not_spreadsheet');
}

const beginsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const readXls = (bytes: Uint8Array) => parse(() => read(bytes, { type: 'array', ...options }));

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<WorkBook> {
  const entries = unzip(bytes, { isWanted, maxBytes: limits.inflatedBytes });
  if (!entries.some(({ name }) => name === '[Content_Types].xml'))
    throw new SheetError('priceSheet.errors.not_spreadsheet');
  const archive = {
    FullPaths: entries.map(({ name }) => name),
    FileIndex: entries.map(({ name, bytes: content }) => ({
      name,
      type: 2 as const,
      content: isSheet(name) ? markFormulasWithoutValue(content) : content,
    })),
  };
  return parse(() => parse_zip(archive, options));
}

const isSheet = (name: string) => /worksheets\/[^/]+\.xml$/i.test(name);
const isWanted = (name: string) => /\.(?:xml|rels)$/i.test(name) && !/^META-INF\//i.test(name);

function parse(work: () => WorkBook): WorkBook {
  try {
    return work();
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new SheetError(isLocked ? 'priceSheet.errors.encrypted' : 'priceSheet.errors.damaged');
  }
}

function gridOf(book: WorkBook, isXls: boolean): Grid {
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (!sheet) throw new SheetError('priceSheet.errors.damaged');
  const rows = sheet['!data'] ?? [];
  // Both what the sheet claims and what it holds.
  const { r, c } = utils.decode_range(sheet['!ref'] ?? 'A1').e;
  const most = {
    rows: rowsOf(limits.products),
    columns: columnsOf(limits.services),
    cells: limits.cells,
  };
  const isTooLarge =
    Math.max(r + 1, rows.length) > most.rows ||
    rows.reduce((columns, row) => Math.max(columns, row.length), c + 1) > most.columns ||
    rows.reduce((cells, row) => row.reduce((count) => count + 1, cells), 0) > most.cells;
  if (isTooLarge) throw new SheetError('priceSheet.errors.too_large', most);
  return { name, rows, merges: sheet['!merges'] ?? [], isXls };
}
