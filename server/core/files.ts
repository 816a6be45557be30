import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { imageExtensions, imageType, type ImageType } from '../../src/schemas/imageType.ts';

/** Where the services keep uploaded files. */
export interface Files {
  /** Stores a picture under a name made of its content; answers the address it is served at. */
  save(bytes: Uint8Array): Promise<string>;
  read(name: string): Promise<{ type: ImageType; stream: Readable } | undefined>;
}

export const FILES_PATH = '/dc/files/';

/** Is this the address of a file of ours? */
export const isFileUrl = (url: string) =>
  url.startsWith(FILES_PATH) && typeOf(url.slice(FILES_PATH.length)) !== undefined;

/** Keeps files in a folder. */
export function createFiles(folder: string): Files {
  return {
    async save(bytes) {
      const type = imageType(bytes);
      if (!type) throw new Error('Only pictures are stored');
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${imageExtensions[type]}`;
      await write(folder, name, bytes);
      return FILES_PATH + name;
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
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
