import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../../settings.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';

export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** Where files lie. One name has one content for ever: names are made of it. */
export interface FileStore {
  /** Keeps all of it or nothing. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  read(name: string): Promise<StoredFile | undefined>;
  names(): AsyncIterable<string>;
  /** That it is not there is no failure. */
  remove(name: string): Promise<void>;
}

export type FilePlace = Pick<Settings, 'filesDir'> & Partial<Pick<Settings, 's3'>>;

/** The bucket of S3_URL, otherwise the folder of FILES_DIR; `within` one of its folders, whose files are no others' names. */
export const openFileStore = ({ filesDir, s3 }: FilePlace, within = ''): FileStore =>
  s3 ? s3Store(s3, within) : folderStore(join(filesDir, within));
