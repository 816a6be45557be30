import { Zip, ZipDeflate } from 'fflate';

interface Part {
  name: string;
  /** Asked for piece by piece, so that a large file never stands in memory as a whole. */
  content: Iterable<string>;
}

/** The first day that an archive knows: the same content makes the same file. */
const mtime = new Date(1980, 0, 1);

/** Writes an archive. */
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
