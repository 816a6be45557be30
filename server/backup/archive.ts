import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** How much an entry of an archive holds, and its SHA-256. */
export interface Sum {
  bytes: number;
  sha256: string;
}

export const MANIFEST = 'manifest.json';

/** What every archive says of itself. */
export interface Manifest {
  format: string;
  version: number;
  made: string;
  migrations: string[];
  /** Files that rows name, and that are not there. */
  missing: string[];
  /** Firebase's project that identifies staff; without one it is the local emulator. */
  project: string | undefined;
}

/** A zip that is written as it is filled, an entry after the other; the last one says what all the others hold. */
export interface ArchiveWriter {
  add(name: string, content: Content, isCompressed?: boolean): Promise<void>;
  /** Resolves when all is written. */
  end(manifest: Manifest): Promise<void>;
}

export function writeArchive(out: Writable): ArchiveWriter {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, out);
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  failed.catch(() => undefined);
  const entries: Record<string, Sum> = {};

  async function add(name: string, content: Content, compress = true) {
    const sum = createHash('sha256');
    let bytes = 0;
    async function* summed() {
      for await (const chunk of content) {
        const part = Buffer.from(chunk as Uint8Array);
        sum.update(part);
        bytes += part.length;
        yield part;
      }
    }
    const stream = Readable.from(summed(), { objectMode: false });
    zip.addReadStream(stream, name, { compress });
    await Promise.race([finished(stream), failed]);
    entries[name] = { bytes, sha256: sum.digest('hex') };
  }

  return {
    add,
    async end(manifest) {
      await add(MANIFEST, [JSON.stringify({ ...manifest, entries }, null, 1)]);
      zip.end();
      await Promise.race([written, failed]);
    },
  };
}
