import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that a build is made of. */
export interface Sources {
  /** Hash of their paths, sizes and dates: the same ones need not be read again. */
  dates: string;
  /** Returns the hash of their paths and contents, as they were at the first call. */
  readContents: () => Promise<string>;
}

/** What the last build was made of and for. */
interface Stamp {
  dates: string;
  contents: string;
  isRelease: boolean;
}

/** Lists the files of these folders and files of `root`. */
export async function readSources(root: string, paths: string[]): Promise<Sources> {
  const files = (await Promise.all(paths.map((path) => filesOf(root, path)))).flat();
  let contents: Promise<string> | undefined;
  const read = async () => {
    const texts = await Promise.all(files.map(({ path }) => readFile(join(root, path))));
    return hashOf(files.flatMap(({ path }, index) => [path, texts[index] ?? '']));
  };
  return {
    dates: hashOf(files.map(({ path, size, date }) => `${path} ${size} ${date}`)),
    readContents: () => (contents ??= read()),
  };
}

/** Whether the last build was made of these sources; one for production also serves a start. */
export async function isUpToDate(stampFile: string, sources: Sources, isRelease: boolean): Promise<boolean> {
  const last = await readStamp(stampFile);
  if (!last || (isRelease && !last.isRelease)) return false;
  if (last.dates === sources.dates) return true;
  if (last.contents !== (await sources.readContents())) return false;
  await keepStamp(stampFile, sources, last.isRelease);
  return true;
}

export async function keepStamp(stampFile: string, sources: Sources, isRelease: boolean): Promise<void> {
  const contents = await sources.readContents();
  await writeFile(stampFile, JSON.stringify({ dates: sources.dates, contents, isRelease } satisfies Stamp));
}

async function readStamp(file: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

interface SourceFile {
  path: string;
  size: number;
  /** Of the last change, in milliseconds. */
  date: number;
}

/** The files of a folder and its folders, in a stable order; a file itself. */
async function filesOf(root: string, path: string): Promise<SourceFile[]> {
  const info = await stat(join(root, path)).catch(() => undefined);
  if (!info?.isDirectory()) return info ? [{ path, size: info.size, date: info.mtimeMs }] : [];
  const names = (await readdir(join(root, path))).toSorted();
  return (await Promise.all(names.map((name) => filesOf(root, join(path, name))))).flat();
}

function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}
