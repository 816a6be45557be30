import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from './fileStore.ts';

/** Files in a folder shared by all nodes. */
export function folderStore(folder: string): FileStore {
  return {
    write: (name, bytes) => write(folder, name, bytes),
    read: (name) => read(join(folder, name)),
    async *names() {
      const all = await readdir(folder).catch(() => []);
      yield* all.filter((name) => !name.startsWith('.')).toSorted();
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function read(path: string): Promise<StoredFile | undefined> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return handle && { bytes: (await handle.stat()).size, stream: handle.createReadStream() };
}

/** Writes a temporary file and renames it, so that a crash leaves no partial file. */
async function write(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  if (await exists(path)) return;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  const handle = await open(draft, 'wx');
  try {
    await handle
      .writeFile(bytes)
      .finally(() => handle.sync())
      .finally(() => handle.close());
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes temporary files that crashed processes left, after an hour: other nodes may still be writing theirs. */
export async function removeDrafts(folder: string, age = 3_600_000): Promise<void> {
  const drafts = (await readdir(folder).catch(() => [])).filter((name) => /^\.[\da-f-]{36}$/.test(name));
  for (const draft of drafts) {
    const path = join(folder, draft);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > age) await rm(path, { force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
