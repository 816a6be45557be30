import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inChunks } from '../chunks.ts';
import { openFileStore, type FilePlace } from './openFileStore.ts';
import type { FileStore, StoredFile } from './fileStore.ts';

/** Assets of the built admin of recent versions: a page of one version may load them from a node of another. */
export interface KeptAssets {
  /** Stores the files of this folder, and removes those that no version has used for weeks. */
  keep(folder: string, today?: Date): Promise<void>;
  read(name: string): Promise<(StoredFile & { type: string }) | undefined>;
}

const weeks = 4 * 7 * 24 * 3_600_000;
const atOnce = 16;

const types: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  wasm: 'application/wasm',
  ttf: 'font/ttf',
  woff2: 'font/woff2',
};

/** A name with a content hash, such as `app-B1x_9dQz.js`. */
const assetName = /^[\w.-]+-[\w-]{8}\.([a-z\d]+)$/;

const typeOf = (name: string) => types[assetName.exec(name)?.[1] ?? ''];

/** A list of a version's asset names, with a day on which it ran. */
const listName = /^(\d{4}-\d\d-\d\d)_[\da-f]{16}\.json$/;

/** In a folder of their own beside uploaded files. */
export function keptAssets(place: FilePlace): KeptAssets {
  const kept = openFileStore(place, '.assets');
  return {
    async keep(folder, today = new Date()) {
      const own = (await readdir(folder)).filter(typeOf).toSorted();
      const there = await namesOf(kept);
      const list = listOf(own, today);
      if (!there.has(list)) await kept.write(list, Buffer.from(JSON.stringify(own)), 'application/json');
      const missing = own.filter((name) => !there.has(name));
      for await (const some of inChunks(missing, atOnce)) {
        const write = async (name: string) =>
          kept.write(name, await readFile(join(folder, name)), typeOf(name) ?? '');
        await Promise.all(some.map(write));
      }
      await forget(kept, new Set([...there, list]), dayOf(new Date(today.getTime() - weeks)));
    },
    async read(name) {
      const type = typeOf(name);
      const file = type ? await kept.read(name) : undefined;
      return type && file ? { type, ...file } : undefined;
    },
  };
}

async function namesOf(kept: FileStore): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of kept.names()) names.add(name);
  return names;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function listOf(names: string[], day: Date): string {
  const hash = createHash('sha256').update(names.join('\n')).digest('hex');
  return `${dayOf(day)}_${hash.slice(0, 16)}.json`;
}

/** Removes lists older than `first`, and assets that no remaining list names. */
async function forget(kept: FileStore, names: Set<string>, first: string): Promise<void> {
  const lists = [...names].filter((name) => listName.test(name));
  const old = lists.filter((name) => name < first);
  if (old.length === 0) return;
  const used = new Set<string>();
  for (const name of lists.filter((one) => one >= first)) {
    const file = await kept.read(name);
    for (const one of file ? ((await json(file.stream)) as string[]) : []) used.add(one);
  }
  const unused = [...names].filter((name) => typeOf(name) && !used.has(name));
  for (const name of [...unused, ...old]) await kept.remove(name);
}
