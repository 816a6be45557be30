import { imageType } from '../../../src/schemas/imageType.ts';
import type { ReceivedFile } from './incomingMail.ts';
import type { ReadMessage } from './readInThread.ts';

/** The files of a message: images and PDFs are kept, of others and of large ones only name and size. */
export const filesOf = (files: ReadMessage['files']): ReceivedFile[] =>
  files.map(({ filename, bytes, content }, index) => {
    const contentType = content && keptType(content);
    return {
      filename: nameOf(filename) || `file${index + 1}`,
      bytes,
      ...(contentType && { kept: { contentType, content: Buffer.from(content) } }),
    };
  });

/** The kind of a file by its content; undefined if such files are not kept. SVG may contain scripts. */
function keptType(content: Uint8Array): string | undefined {
  if (Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-') return 'application/pdf';
  const type = imageType(content);
  return type === 'image/svg+xml' ? undefined : type;
}

/** A name on one line, without a folder. */
const nameOf = (name: string): string =>
  (
    name
      .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  )
    .slice(-120)
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
