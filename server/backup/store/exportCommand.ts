import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { fail, isCommand } from '../../command.ts';
import { Progress, StartError, type Log } from '../../progress.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { writeAsFile } from '../asFile.ts';
import { ask } from '../local.ts';
import type { StoreManifest } from './exportStore.ts';
import { findStore, nameOf, type NamedStore } from './findStore.ts';
import { openExport } from './openExport.ts';
import { describeExport } from './describeExport.ts';

/** Exports the store with this domain or id to a file, which appears only when it is complete and verified. */
export async function exportStore(
  settings: Settings,
  wanted: string | undefined,
  path: string,
  log: Log = () => undefined,
): Promise<StoreManifest> {
  const progress = new Progress(log);
  const { id } = findStore(await storesOf(settings), wanted);
  const write = (out: Writable) => progress.step('Written', () => ask(settings, { what: 'store', id }, out));
  const read = (draft: string) => progress.step('Read back', () => openExport(draft));
  return writeAsFile(path, write, read);
}

async function storesOf(settings: Settings): Promise<NamedStore[]> {
  const parts: Buffer[] = [];
  const out = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
  });
  await ask(settings, { what: 'stores' }, out);
  return JSON.parse(Buffer.concat(parts).toString()) as NamedStore[];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { store: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) throw new StartError('Name the store and the file: npm run export -- --store DOMAIN FILE');
  const manifest = await exportStore(readSettings(), values.store, path, console.log);
  const { store, missing } = manifest;
  console.log(`Wrote ${nameOf(store)} to ${path}: ${describeExport(manifest)}.`);
  if (missing.length > 0) console.log(`Files that rows name and that are not there: ${missing.join(', ')}`);
}

if (isCommand(import.meta.url)) await main().catch(fail);
