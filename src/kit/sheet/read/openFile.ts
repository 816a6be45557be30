import { fileLimits as limits } from '../limits.ts';
import { SheetError } from '../SheetError.ts';
import { readDirectory, type Packed } from '../zip/directory.ts';

const zipSignature = [0x50, 0x4b, 0x03, 0x04];
/** Compound file: .xls, or .xlsx with a password. */
const cfbSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Smaller parts may have any compression ratio. */
const smallBytes = 1024 * 1024;

/** An accepted file: the needed parts of an .xlsx, still compressed, or an .xls. */
type OpenFile = { packed: Packed[] } | { xls: Uint8Array<ArrayBuffer> };

/** Checks size and zip directory without decompressing. Throws a SheetError. */
export async function openFile(file: Blob): Promise<OpenFile> {
  if (file.size === 0) throw new SheetError('priceSheet.errors.empty_file');
  if (file.size > limits.fileBytes)
    throw new SheetError('priceSheet.errors.file_size', { limit: limits.fileBytes / 1024 / 1024 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, cfbSignature)) return { xls: bytes };
  if (!beginsWith(bytes, zipSignature)) throw new SheetError('priceSheet.errors.not_spreadsheet');
  const packed = readDirectory(bytes).filter(({ name }) => isWanted(name));
  refuseTooLarge(packed);
  if (!packed.some(({ name }) => name === '[Content_Types].xml'))
    throw new SheetError('priceSheet.errors.not_spreadsheet');
  return { packed };
}

const beginsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const isWanted = (name: string) => /\.(?:xml|rels)$/i.test(name) && !/^META-INF\//i.test(name);
const isContent = (name: string) => /(?:worksheets\/[^/]+|sharedStrings)\.xml$/i.test(name);

const bytesOf = (parts: readonly Packed[]) => parts.reduce((bytes, { size }) => bytes + size, 0);

function refuseTooLarge(packed: readonly Packed[]): void {
  const isTooLarge =
    bytesOf(packed) > limits.inflatedBytes ||
    bytesOf(packed.filter(({ name }) => !isContent(name))) > limits.otherBytes ||
    packed.some(({ data, size }) => size > Math.max(smallBytes, data.length * limits.growth));
  if (isTooLarge) throw new SheetError('priceSheet.errors.too_large_inside');
}
