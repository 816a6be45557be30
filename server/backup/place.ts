import { createFiles } from '../core/files.ts';
import type { Settings } from '../settings.ts';
import type { Place } from './backup.ts';

/** Where database, files and accounts are, according to the settings. */
export const placeOf = (settings: Settings): Place => ({
  files: createFiles(settings),
  dataDir: settings.dataDir,
  project: settings.firebase.isEmulated ? undefined : settings.firebase.projectId,
});
