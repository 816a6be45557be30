import { SheetError } from '../SheetError.ts';
import { centralHeader, endRecord, gzipHeader, gzipTrailerSize, localHeader } from './format.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the archive, inflated. */
export interface Entry {
  name: string;
  bytes: Bytes;
}

interface Packed {
  name: string;
  data: Bytes;
  isStored: boolean;
  crc: number;
  size: number;
}

const damaged = () => new SheetError('priceSheet.errors.damaged');

/** Reads the files whose names are wanted, which may hold so many bytes together. */
export async function unzip(
  bytes: Bytes,
  { isWanted, maxBytes }: { isWanted: (name: string) => boolean; maxBytes: number },
): Promise<Entry[]> {
  const wanted = listEntries(bytes).filter(({ name }) => isWanted(name));
  if (wanted.reduce((sum, { size }) => sum + size, 0) > maxBytes)
    throw new SheetError('priceSheet.errors.too_large_inside');
  const entries: Entry[] = [];
  for (const entry of wanted) entries.push({ name: entry.name, bytes: await inflate(entry) });
  return entries;
}

/** Walks the central directory, which says where each file lies and how large it will be. */
function listEntries(bytes: Bytes): Packed[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    const entries: Packed[] = [];
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      entries.push(readEntry(bytes, view, at));
      const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
      at += lengths.reduce((sum, length) => sum + length, centralHeader.size);
    }
    return entries;
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - endRecord.size; at >= 0; at -= 1)
    if (view.getUint32(at, true) === endRecord.signature) return at;
  throw damaged();
}

function readEntry(bytes: Bytes, view: DataView, at: number): Packed {
  if (view.getUint32(at, true) !== centralHeader.signature) throw damaged();
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  if (isEncrypted) throw new SheetError('priceSheet.errors.encrypted');
  const method = view.getUint16(at + 10, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== localHeader.signature || (method !== 0 && method !== 8))
    throw damaged();
  const start =
    local + localHeader.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const end = start + view.getUint32(at + 20, true);
  if (end > bytes.length) throw damaged();
  const nameStart = at + centralHeader.size;
  return {
    name: new TextDecoder().decode(bytes.subarray(nameStart, nameStart + view.getUint16(at + 28, true))),
    data: bytes.subarray(start, end),
    isStored: method === 0,
    crc: view.getUint32(at + 16, true),
    size: view.getUint32(at + 24, true),
  };
}

/** Stops at the length that was promised; the checksum is the browser's work. */
async function inflate({ data, isStored, crc, size }: Packed): Promise<Bytes> {
  if (isStored && data.length !== size) throw damaged();
  if (isStored) return data;
  const trailer = new DataView(new ArrayBuffer(gzipTrailerSize));
  trailer.setUint32(0, crc, true);
  trailer.setUint32(4, size, true);
  const gzip = new Blob([gzipHeader, data, trailer.buffer]).stream();
  const result = new Uint8Array(size);
  let length = 0;
  try {
    const reader = gzip.pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      result.set(chunk.value, length);
      length += chunk.value.length;
    }
  } catch {
    throw damaged();
  }
  if (length !== size) throw damaged();
  return result;
}
