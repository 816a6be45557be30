import type { ParsingOptions, WorkBook } from 'xlsx';

declare module 'xlsx' {
  /** Exported by the library and left out of its types: reads an archive that is unpacked already. */
  export function parse_zip(
    archive: { FullPaths: string[]; FileIndex: { name: string; type: 2; content: Uint8Array }[] },
    options: ParsingOptions,
  ): WorkBook;
}
