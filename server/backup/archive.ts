import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Size and SHA-256 of an archive's entry. */
export interface Sum {
  bytes: number;
  sha256: string;
}

export const MANIFEST = 'manifest.json';

/** Common part of all manifests. */
export interface Manifest {
  format: string;
  version: number;
  made: string;
  migrations: string[];
  /** Files that rows refer to but that do not exist. */
  missing: string[];
  /** The Firebase project that identifies staff; undefined for the local emulator. */
  project: string | undefined;
}

/** A zip written as a stream, entry by entry; the last entry is the manifest with the checksums of all others. */
export interface ArchiveWriter {
  add(name: string, content: Content, isCompressed?: boolean): Promise<void>;
  /** Resolves when everything is written. */
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
