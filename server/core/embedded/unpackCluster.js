// Makes a new cluster out of a packed one. JavaScript, because the database's thread imports it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';

const block = 512;

/** The file by which a cluster is recognised; it is written last, so that an interrupted unpacking is repeated. */
export const markOf = (folder) => join(folder, 'PG_VERSION');

/** Writes the files of a compressed tar archive into a folder. */
export function unpackCluster(archive, folder) {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  const tar = brotliDecompressSync(readFileSync(archive), { params });
  let mark;
  for (const { name, isFolder, contents } of entriesOf(tar)) {
    const path = join(folder, name);
    mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (path === markOf(folder)) mark = contents;
    else if (!isFolder) writeFileSync(path, contents, { mode: 0o600 });
  }
  writeFileSync(markOf(folder), mark, { mode: 0o600 });
}

function* entriesOf(tar) {
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const field = (start, length) => tar.toString('latin1', at + start, at + start + length).split('\0')[0];
    const size = Number.parseInt(field(124, 12), 8) || 0;
    const start = at + block;
    yield {
      name: join('/', field(345, 155), field(0, 100)),
      isFolder: field(156, 1) === '5',
      contents: tar.subarray(start, start + size),
    };
    at = start + Math.ceil(size / block) * block;
  }
}
