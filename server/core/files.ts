import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { imageExtensions, imageType, type ImageType } from '../../src/schemas/imageType.ts';
import { invalid } from './problem.ts';
import type { Scope } from './scope.ts';
import { pictures } from './tables/pictures.ts';

/** A picture that was sent, with the address that it is served at once it is kept. */
export interface Picture {
  address: string;
  /** Stores it, if the store has room; for when all that it was sent with is right and allowed. */
  keep: (scope: Scope) => Promise<void>;
}

/** Where the services keep uploaded files. */
export interface Files {
  /** A picture under a name made of its content; `property` is where a refusal stands. */
  receive(bytes: Uint8Array, property: string): Picture;
  /** Stores a picture that belongs to no store; answers its address. */
  save(bytes: Uint8Array): Promise<string>;
  read(name: string): Promise<{ type: ImageType; stream: Readable } | undefined>;
}

export const FILES_PATH = '/dc/files/';

/** Is this the address of a file of ours? */
export const isFileUrl = (url: string) =>
  url.startsWith(FILES_PATH) && typeOf(url.slice(FILES_PATH.length)) !== undefined;

/** Keeps files in a folder; of each store pictures of as many bytes as its quota. */
export function createFiles(folder: string, quota = Infinity): Files {
  return {
    receive(bytes, property) {
      const name = nameOf(bytes);
      const keep = async (scope: Scope) => {
        await count(scope, { name, bytes: bytes.length }, quota, property);
        await write(folder, name, bytes);
      };
      return { address: FILES_PATH + name, keep };
    },
    async save(bytes) {
      const name = nameOf(bytes);
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

function nameOf(bytes: Uint8Array): string {
  const type = imageType(bytes);
  if (!type) throw new Error('Only pictures are stored');
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.${imageExtensions[type]}`;
}

/** Counts a picture among those of its store, once. */
async function count(
  scope: Scope,
  picture: { name: string; bytes: number },
  quota: number,
  property: string,
) {
  if ((await scope.count(pictures, eq(pictures.name, picture.name))) > 0) return;
  const [kept] = await scope.select(pictures, { bytes: sql<string>`coalesce(sum(${pictures.bytes}), 0)` });
  if (Number(kept?.bytes) + picture.bytes > quota) {
    const params = { limit: Math.round(quota / 1024 / 1024) };
    throw invalid([{ path: `/${property}`, code: 'imageRoom', params }]);
  }
  await scope.insert(pictures, [picture], { ignoreExisting: true });
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
