import { inflateSync } from 'node:zlib';

/** Returns the page sizes of a PDF in points, and the text of its streams. */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1');
  const pages = [...file.matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+) ?\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
  const streams = [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, stream = '']) =>
    inflated(stream),
  );
  return { isPdf: file.startsWith('%PDF-'), pages, text: [file, ...streams].join('\n') };
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
