import { SheetError } from '../SheetError.ts';

/** A compressed file with its directory entry. */
export interface Packed {
  name: string;
  data: Uint8Array<ArrayBuffer>;
  isStored: boolean;
  crc: number;
  /** Uncompressed size, in bytes. */
  size: number;
}

/** Signatures and sizes (without names) of the zip headers. */
const localHeader = { signature: 0x04034b50, size: 30 };
const centralHeader = { signature: 0x02014b50, size: 46 };
const endRecord = { signature: 0x06054b50, size: 22 };

export const damaged = () => new SheetError('priceSheet.errors.damaged');

/** Reads the central directory of a zip archive; fflate exposes neither checksums nor encryption. */
export function readDirectory(bytes: Uint8Array<ArrayBuffer>): Packed[] {
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

function readEntry(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number): Packed {
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
