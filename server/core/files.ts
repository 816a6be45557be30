import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { imageExtensions, imageType, type ImageType } from '../../src/schemas/imageType.ts';
import { openFileStore, type FilePlace, type StoredFile } from './fileStore/fileStore.ts';
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
  /**
   * A picture under a name made of its content; `property` is where a refusal stands. One that `isPrivate` is not served
   * to everybody.
   */
  receive(bytes: Uint8Array, property: string, isPrivate?: boolean): Picture;
  /** Stores a picture that belongs to no store; answers its address. */
  save(bytes: Uint8Array, isPrivate?: boolean): Promise<string>;
  read(name: string): Promise<(StoredFile & { type: ImageType }) | undefined>;
}

export const FILES_PATH = '/dc/files/';

/** So begin the names of files that are handed out by calls that ask who may see them. */
const PRIVATE = 'private-';

export const isPrivateFile = (name: string) => name.startsWith(PRIVATE);

/** Is this the address of a file of ours? */
export const isFileUrl = (url: string) =>
  url.startsWith(FILES_PATH) && typeOf(url.slice(FILES_PATH.length)) !== undefined;

/** Keeps files where `place` says; of each store pictures of as many bytes as its quota. */
export function createFiles(place: FilePlace, quota = Infinity): Files {
  const kept = openFileStore(place);
  return {
    receive(bytes, property, isPrivate) {
      const { name, type } = named(bytes, isPrivate);
      const keep = async (scope: Scope) => {
        await count(scope, { name, bytes: bytes.length }, quota, property);
        await kept.write(name, bytes, type);
      };
      return { address: FILES_PATH + name, keep };
    },
    async save(bytes, isPrivate) {
      const { name, type } = named(bytes, isPrivate);
      await kept.write(name, bytes, type);
      return FILES_PATH + name;
    },
    async read(name) {
      const type = typeOf(name);
      const file = type && (await kept.read(name));
      return file && { type, ...file };
    },
  };
}

function named(bytes: Uint8Array, isPrivate = false): { name: string; type: ImageType } {
  const type = imageType(bytes);
  if (!type) throw new Error('Only pictures are stored');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  return { name: `${isPrivate ? PRIVATE : ''}${hash}.${imageExtensions[type]}`, type };
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

/** What a name says that it is, where a file of ours could have it. */
export function typeOf(name: string): ImageType | undefined {
  const extension = /^[\w-]+\.([a-z]+)$/.exec(name)?.[1];
  const types = Object.entries(imageExtensions) as [ImageType, string][];
  return types.find(([, one]) => one === extension)?.[0];
}
