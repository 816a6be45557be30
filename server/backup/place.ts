import { createFiles } from '../core/files.ts';
import type { Settings } from '../settings.ts';
import type { Place } from './backup.ts';

/** Where the settings say that everything is. */
export const placeOf = ({ filesDir, dataDir, firebase }: Settings): Place => ({
  files: createFiles(filesDir),
  dataDir,
  project: firebase.isEmulated ? undefined : firebase.projectId,
});
