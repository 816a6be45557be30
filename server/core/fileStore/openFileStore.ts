import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';

export type FilePlace = Pick<Settings, 'filesDir'> & Partial<Pick<Settings, 's3'>>;

/** Opens the bucket of S3_URL, otherwise the folder of FILES_DIR; `within` is a subfolder with its own names. */
export const openFileStore = ({ filesDir, s3 }: FilePlace, within = ''): FileStore =>
  s3 ? s3Store(s3, within) : folderStore(join(filesDir, within));
