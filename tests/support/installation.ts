import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface LockedPackage {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** The folders that `npm ci --omit=dev --omit=optional` creates. */
export const productionPackages = Object.entries(lock.packages)
  .filter(([path, { dev, optional, devOptional }]) => path && !dev && !optional && !devOptional)
  .map(([path]) => path);

/** Fills node_modules with hard links to the installed production packages. */
export function installForProduction(folder: string): void {
  for (const path of productionPackages) linkFolder(path, join(folder, path));
}

/** With a symbolic link the packages would also find omitted dependencies. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) linkFile(source, target);
    else if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(source, target);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Copies the Docker build context: the tracked files except those in .dockerignore. */
export function copyContext(folder: string): void {
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file) && !ignored.includes(file.split('/')[0] ?? ''));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
}
