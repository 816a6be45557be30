import type { ParsingOptions, WorkBook } from 'xlsx';

declare module 'xlsx' {
  /** Exported but missing in the library's types: reads an already decompressed archive. */
  export function parse_zip(
    archive: { FullPaths: string[]; FileIndex: { name: string; type: 2; content: Uint8Array }[] },
    options: ParsingOptions,
  ): WorkBook;
}
