import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Import {
  from: string;
  to: string;
}

export const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** The imports and re-exports among the files of a folder, types included; dynamic imports are left out. */
export const importsOf = (folder: string): Import[] =>
  sourcesOf(folder).flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/^(?:import|export)\b[^;]*?(?:from )?'(\.[^']+)'/gm)]
      .map(([, path = '']) => ({ from, to: join(dirname(from), path.replace(/\?.*$/, '')) }))
      .filter(({ to }) => to.startsWith(`${folder}/`)),
  );

/** Folders of `server` that are no domains: shared parts, and commands and plugins that build on all of them. */
const common = new Set(['core', 'migrations', 'plugins', 'seed', 'backup', 'distribution']);

/** The domains of `server` or `src/custom`: its folders. */
export const domainsOf = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !common.has(entry.name))
    .map(({ name }) => name);

/** The folder below `root` that holds a file; undefined for files of `root` itself. */
export function folderOf(root: string, file: string): string | undefined {
  const [folder, ...rest] = file.slice(root.length + 1).split('/');
  return rest.length > 0 ? folder : undefined;
}
