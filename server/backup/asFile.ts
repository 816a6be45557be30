import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { Archive } from './readArchive.ts';

/** Writes an archive to a file, which appears only when it is complete and verified; returns its manifest. */
export async function writeAsFile<M extends object>(
  path: string,
  write: (out: Writable) => Promise<void>,
  open: (path: string) => Promise<Archive<M>>,
): Promise<M> {
  const draft = `${path}.part`;
  try {
    await write(createWriteStream(draft, { mode: 0o600 }));
    const archive = await open(draft);
    archive.close();
    await rename(draft, path);
    return archive.manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
