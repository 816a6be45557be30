import { fail, isCommand } from '../command.ts';
import { StartError } from '../progress.ts';
import { readSettings, type Settings } from '../settings.ts';
import { writeAsFile } from './asFile.ts';
import type { BackupManifest } from './backup.ts';
import { ask } from './local.ts';
import { openBackup } from './restore.ts';

/** Writes a backup to a file, which appears only when it is complete and verified. */
export const backUp = (settings: Settings, path: string): Promise<BackupManifest> =>
  writeAsFile(path, (out) => ask(settings, { what: 'backup' }, out), openBackup);

async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartError('Name the file: npm run backup FILE');
  const { tables, missing, project } = await backUp(readSettings(), path);
  console.log(`Wrote ${tables.length} tables with their files to ${path}.`);
  if (missing.length > 0) console.log(`Files that rows name and that are not there: ${missing.join(', ')}`);
  if (project) console.log(`The accounts of staff stay with the project ${project}.`);
}

if (isCommand(import.meta.url)) await main().catch(fail);
