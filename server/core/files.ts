import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { imageExtensions, imageType, type ImageType } from '../../src/schemas/imageType.ts';

/** A picture that was sent, with the address that it is served at once it is kept. */
export interface Picture {
  address: string;
  /** Stores it; for when all that it was sent with is right and allowed. */
  keep: () => Promise<void>;
}

/** Where the services keep uploaded files. */
export interface Files {
  /** A picture under a name made of its content. */
  receive(bytes: Uint8Array): Picture;
  /** Stores a picture; answers its address. */
  save(bytes: Uint8Array): Promise<string>;
  read(name: string): Promise<{ type: ImageType; stream: Readable } | undefined>;
}

export const FILES_PATH = '/dc/files/';

/** Is this the address of a file of ours? */
export const isFileUrl = (url: string) =>
  url.startsWith(FILES_PATH) && typeOf(url.slice(FILES_PATH.length)) !== undefined;

/** Keeps files in a folder. */
export function createFiles(folder: string): Files {
  const receive = (bytes: Uint8Array): Picture => {
    const type = imageType(bytes);
    if (!type) throw new Error('Only pictures are stored');
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${imageExtensions[type]}`;
    return { address: FILES_PATH + name, keep: () => write(folder, name, bytes) };
  };
  return {
    receive,
    async save(bytes) {
      const { address, keep } = receive(bytes);
      await keep();
      return address;
    },
    async read(name) {
      const type = typeOf(name);
      if (!type || !(await exists(join(folder, name)))) return undefined;
      return { type, stream: createReadStream(join(folder, name)) };
    },
  };
}

function typeOf(name: string): ImageType | undefined {
  const extension = /^[\w-]+\.([a-z]+)$/.exec(name)?.[1];
  const types = Object.entries(imageExtensions) as [ImageType, string][];
  return types.find(([, one]) => one === extension)?.[0];
}

/** Under its name there is the whole file or none, also after a crash. */
async function write(folder: string, name: string, bytes: Uint8Array) {
  const path = join(folder, name);
  if (await exists(path)) return;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  const handle = await open(draft, 'wx');
  try {
    await handle
      .writeFile(bytes)
      .finally(() => handle.sync())
      .finally(() => handle.close());
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes what processes that died have left of their uploads, an hour later: others may still write theirs. */
export async function removeDrafts(folder: string, age = 3_600_000): Promise<void> {
  const drafts = (await readdir(folder).catch(() => [])).filter((name) => /^\.[\da-f-]{36}$/.test(name));
  for (const draft of drafts) {
    const path = join(folder, draft);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > age) await rm(path, { force: true });
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
