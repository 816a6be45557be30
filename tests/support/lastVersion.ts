import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The version in LAST_VERSION, or the last tag; undefined without either. */
export function lastVersion(): string | undefined {
  const { LAST_VERSION } = process.env;
  if (LAST_VERSION) return LAST_VERSION;
  try {
    return git('describe', '--tags', '--abbrev=0') || undefined;
  } catch {
    return undefined;
  }
}

export interface Checkout {
  folder: string;
  remove: () => void;
}

/** Checks out a version into its own folder, with the packages of this checkout. */
export function checkOut(version: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  const archive = execFileSync('git', ['archive', version], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
