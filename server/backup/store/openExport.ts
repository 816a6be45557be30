import { StartError } from '../../progress.ts';
import { areKnown, knownMigrations } from '../migrations.ts';
import { openArchive, type Archive } from '../readArchive.ts';
import { STORE, VERSION, type StoreManifest } from './exportStore.ts';

/** Opens a complete export of a store that this version can read. */
export async function openExport(path: string): Promise<Archive<StoreManifest>> {
  const archive = await openArchive<StoreManifest>(path, STORE);
  const problem = problemOf(archive.manifest);
  if (!problem) return archive;
  archive.close();
  throw new StartError(`${path} was made by ${problem} Nothing was changed.`);
}

function problemOf({ version, migrations }: StoreManifest): string | undefined {
  if (version > VERSION || !areKnown(migrations)) return 'a newer version; install that one to import it.';
  if (migrations.length < knownMigrations().length)
    return (
      'an older version, whose tables were others. Bring the installation that it comes from to this version and ' +
      'export the store anew.'
    );
  return undefined;
}
