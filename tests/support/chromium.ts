import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** Keeps to this machine: the browser contacts nobody but the pages that are tested. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** CHROMIUM_PATH, else the system's Chromium, else Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: chosen, PATH = '' } = process.env;
  if (chosen) return chosen;
  return [...pathsOf(names, PATH), ...usualPlaces, chromium.executablePath()].find(isExecutable);
}

/** Finds a Chromium or installs one: Debian's package for root, otherwise Playwright's download. */
export function ensureChromium(): string {
  const found = findChromium() ?? install();
  if (!found) throw new Error('No Chromium was found: install one, or name it by CHROMIUM_PATH.');
  if (!isExecutable(found)) throw new Error(`CHROMIUM_PATH names ${found}, which cannot be run.`);
  return found;
}

function install(): string | undefined {
  const hasApt = pathsOf(['apt-get'], process.env.PATH ?? '').some(isExecutable);
  if (isRoot && hasApt) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  run('npx', ['playwright', 'install', 'chromium']);
  return findChromium();
}

function run(command: string, parameters: string[]) {
  console.log(`> ${command} ${parameters.join(' ')}`);
  spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const pathsOf = (commands: string[], path: string) =>
  path.split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)));

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
