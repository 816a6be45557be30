import { Inflate, ZipPassThrough } from 'fflate';
import { damaged, type Packed } from './directory.ts';

/** A decompressed file. */
export interface Entry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const KB = 1024;

/** Input bytes per step: bounds what a zip bomb can produce beyond its declared size. */
const chunkSize = 16 * KB;

/** Decompresses files to the sizes declared in the directory (`readDirectory`). */
export const unzip = (packed: readonly Packed[]): Entry[] =>
  packed.map((entry) => ({ name: entry.name, bytes: unpack(entry) }));

/** Verifies declared size and checksum; stops at the declared size. */
function unpack({ data, isStored, crc, size }: Packed): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const checked = new ZipPassThrough('');
  checked.ondata = (_, chunk) => {
    bytes.set(chunk, length);
    length += chunk.length;
  };
  try {
    if (isStored) checked.push(data, true);
    else inflate(data, (chunk, isLast) => checked.push(chunk, isLast));
  } catch {
    throw damaged();
  }
  if (length !== size || checked.crc >>> 0 !== crc) throw damaged();
  return bytes;
}

function inflate(data: Uint8Array, onChunk: (chunk: Uint8Array, isLast: boolean) => void): void {
  const stream = new Inflate(onChunk);
  for (let at = 0; at < data.length; at += chunkSize)
    stream.push(data.subarray(at, at + chunkSize), at + chunkSize >= data.length);
}
