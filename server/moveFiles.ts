import { buffer } from 'node:stream/consumers';
import { fail, isCommand } from './command.ts';
import type { FileStore } from './core/fileStore/fileStore.ts';
import { folderStore } from './core/fileStore/folderStore.ts';
import { checkBucket, s3Store } from './core/fileStore/s3Store.ts';
import { typeOf } from './core/files.ts';
import { StartError } from './progress.ts';
import { readSettings, SettingError } from './settings.ts';

/** Copies the files missing in `to` and returns their number. Files in `from` are kept. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<number> {
  const there = new Set<string>();
  for await (const name of to.names()) there.add(name);
  let copied = 0;
  for await (const name of from.names()) {
    const type = typeOf(name);
    const file = type && !there.has(name) ? await from.read(name) : undefined;
    if (!type || !file) continue;
    await to.write(name, await buffer(file.stream), type);
    copied += 1;
  }
  return copied;
}

async function main(): Promise<void> {
  const { filesDir, s3 } = readSettings();
  if (!s3) throw new SettingError('The setting S3_URL must name the bucket that the files move to.');
  await checkBucket(s3, (line) => {
    throw new StartError(line);
  });
  const copied = await copyFiles(folderStore(filesDir), s3Store(s3));
  console.log(`${copied} files of ${filesDir} are new in the bucket.`);
}

if (isCommand(import.meta.url)) await main().catch(fail);
