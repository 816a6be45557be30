import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../../settings.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';

export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** Stores files. A name always has the same content, because names are hashes of it. */
export interface FileStore {
  /** Atomic. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  read(name: string): Promise<StoredFile | undefined>;
  names(): AsyncIterable<string>;
  /** Succeeds if the file does not exist. */
  remove(name: string): Promise<void>;
}

export type FilePlace = Pick<Settings, 'filesDir'> & Partial<Pick<Settings, 's3'>>;

/** Opens the bucket of S3_URL, otherwise the folder of FILES_DIR; `within` is a subfolder with its own names. */
export const openFileStore = ({ filesDir, s3 }: FilePlace, within = ''): FileStore =>
  s3 ? s3Store(s3, within) : folderStore(join(filesDir, within));
