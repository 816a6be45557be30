import { Zip, ZipDeflate } from 'fflate';

interface Part {
  name: string;
  /** An iterable, so that a large file is never in memory as a whole. */
  content: Iterable<string>;
}

/** The earliest zip date, so that equal content yields equal files. */
const mtime = new Date(1980, 0, 1);

/** Creates a zip archive. */
export function zip(parts: Part[], type: string): Blob {
  const chunks: BlobPart[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const { name, content } of parts) {
    const file = new ZipDeflate(name);
    file.mtime = mtime;
    archive.add(file);
    for (const piece of content) file.push(encoder.encode(piece));
    file.push(new Uint8Array(), true);
  }
  archive.end();
  return new Blob(chunks, { type });
}
