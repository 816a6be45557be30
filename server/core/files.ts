import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { imageExtensions, imageType, type ImageType } from '../../src/schemas/imageType.ts';
import { openFileStore, type FilePlace } from './fileStore/openFileStore.ts';
import type { StoredFile } from './fileStore/fileStore.ts';
import { invalid } from './problem.ts';
import type { Scope } from './scope.ts';
import { pictures } from './tables/pictures.ts';

/** An uploaded picture, with the address at which it is served once stored. */
export interface Picture {
  address: string;
  /** Stores it if it fits the store's quota; called after validation and authorisation of the request. */
  keep: (scope: Scope) => Promise<void>;
}

/** Uploaded files. */
export interface Files {
  /**
   * Prepares a picture named by the hash of its content; `property` is the path of errors. An `isPrivate` picture is
   * not served publicly; the hash includes its `key`, if any, so that no other upload has the same file.
   */
  receive(bytes: Uint8Array, property: string, isPrivate?: boolean, key?: string): Picture;
  /** Stores a picture that belongs to no store; returns its address. */
  save(bytes: Uint8Array, isPrivate?: boolean): Promise<string>;
  /** Removes a picture of the store that was received with a key; succeeds if it does not exist. */
  remove(scope: Scope, name: string): Promise<void>;
  read(name: string): Promise<(StoredFile & { type: ImageType }) | undefined>;
}

export const FILES_PATH = '/dc/files/';

/** Prefix of files that are served only by calls that check rights. */
const PRIVATE = 'private-';

export const isPrivateFile = (name: string) => name.startsWith(PRIVATE);

/** Returns whether this is the address of an uploaded file. */
export const isFileUrl = (url: string) =>
  url.startsWith(FILES_PATH) && typeOf(url.slice(FILES_PATH.length)) !== undefined;

/** Stores files at `place`; `quota` is the limit of each store, in bytes. */
export function createFiles(place: FilePlace, quota = Infinity): Files {
  const kept = openFileStore(place);
  return {
    receive(bytes, property, isPrivate, key) {
      const { name, type } = named(bytes, isPrivate, key);
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
    async remove(scope, name) {
      await scope.delete(pictures, eq(pictures.name, name), pictures.name);
      await kept.remove(name);
    },
    async read(name) {
      const type = typeOf(name);
      const file = type && (await kept.read(name));
      return file && { type, ...file };
    },
  };
}

function named(bytes: Uint8Array, isPrivate = false, key = ''): { name: string; type: ImageType } {
  const type = imageType(bytes);
  if (!type) throw new Error('Only pictures are stored');
  const hash = createHash('sha256').update(key).update(bytes).digest('hex').slice(0, 40);
  return { name: `${isPrivate ? PRIVATE : ''}${hash}.${imageExtensions[type]}`, type };
}

/** Counts a picture once in its store's usage. */
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

/** Returns the image type for the extension of a name, if uploads allow it. */
export function typeOf(name: string): ImageType | undefined {
  const extension = /^[\w-]+\.([a-z]+)$/.exec(name)?.[1];
  const types = Object.entries(imageExtensions) as [ImageType, string][];
  return types.find(([, one]) => one === extension)?.[0];
}
