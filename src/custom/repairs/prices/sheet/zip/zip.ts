import { centralHeader, endRecord, gzipHeader, gzipTrailerSize, localHeader } from './format.ts';

interface Part {
  name: string;
  /** Asked for piece by piece, so that a large file never stands in memory as a whole. */
  content: Iterable<string>;
}

interface Deflated {
  data: Uint8Array<ArrayBuffer>;
  crc: number;
  size: number;
}

const version = 20;
const deflateMethod = 8;
/** 1 January 1980, the first day that an archive knows. */
const day = 0x21;

/** Writes an archive. */
export async function zip(parts: Part[], type: string): Promise<Blob> {
  const files: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const { name, content } of parts) {
    const deflated = await deflate(content);
    const file = new TextEncoder().encode(name);
    const header = describe(deflated, file.length);
    const local = begin(localHeader);
    local.set(header, 4);
    const central = begin(centralHeader);
    const view = new DataView(central.buffer);
    view.setUint16(4, version, true);
    central.set(header, 6);
    view.setUint32(42, offset, true);
    files.push(local, file, deflated.data);
    directory.push(central, file);
    offset += local.length + file.length + deflated.data.length;
    directorySize += central.length + file.length;
  }
  const end = begin(endRecord);
  const view = new DataView(end.buffer);
  view.setUint16(8, parts.length, true);
  view.setUint16(10, parts.length, true);
  view.setUint32(12, directorySize, true);
  view.setUint32(16, offset, true);
  return new Blob([...files, ...directory, end], { type });
}

function begin({ signature, size }: { signature: number; size: number }): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, signature, true);
  return bytes;
}

/** What stands alike before a file and in the directory. */
function describe({ data, crc, size }: Deflated, nameLength: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(localHeader.size - 4));
  view.setUint16(0, version, true);
  view.setUint16(4, deflateMethod, true);
  view.setUint16(8, day, true);
  view.setUint32(10, crc, true);
  view.setUint32(14, data.length, true);
  view.setUint32(18, size, true);
  view.setUint16(22, nameLength, true);
  return new Uint8Array(view.buffer);
}

async function deflate(content: Iterable<string>): Promise<Deflated> {
  const pieces = content[Symbol.iterator]();
  const encoder = new TextEncoder();
  const source = new ReadableStream<BufferSource>({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  const gzip = new Uint8Array(
    await new Response(source.pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );
  const trailer = new DataView(gzip.buffer, gzip.length - gzipTrailerSize);
  return {
    data: gzip.subarray(gzipHeader.length, -gzipTrailerSize),
    crc: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  };
}
